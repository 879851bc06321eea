// A thermostat with hysteresis: it does not switch within the band; the wrong one does.
class Thermostat {
    final int low;
    final int high;
    boolean heating;
    //@ invariant low < high;

    //@ requires low < high;
    Thermostat(int low, int high) {
        this.low = low;
        this.high = high;
    }

    // check Thermostat.measure: valid
    /*@ ensures low < degrees && degrees < high ==> heating == \old(heating);
      @ ensures degrees <= low ==> heating;
      @ ensures degrees >= high ==> !heating;
      @*/
    void measure(int degrees) {
        if (degrees <= low) {
            heating = true;
        } else if (degrees >= high) {
            heating = false;
        }
    }

    /*@ ensures low < degrees && degrees < high ==> heating == \old(heating); // check Thermostat.nervous: invalid, ensures here
      @*/
    void nervous(int degrees) {
        heating = degrees < (low + high) / 2;
    }

    static double celsius(int fahrenheit) {
        return (fahrenheit - 32) * (5 / 9);
    }

    static void boiling(int fahrenheit) {
        if (fahrenheit > 212 && fahrenheit < 1000) {
            assert celsius(fahrenheit) > 100;           // check Thermostat.boiling: invalid, exception here
        }
    }
}
