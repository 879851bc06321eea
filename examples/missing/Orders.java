import com.shop.Stock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Neither the logger nor the stock is there as source. */
class Orders {
    private static final Logger LOG = LoggerFactory.getLogger(Orders.class);

    //@ ensures 0 <= \result && \result <= wanted;
    //@ requires wanted >= 0;
    static int discounted(int wanted) {
        LOG.debug("discount for {}", wanted);
        return wanted / 10;
    }

    //@ requires stock != null && wanted >= 0;
    static int missing(Stock stock, int wanted) {
        int left = stock.count("apple");
        int lacking = wanted - left;
        assert lacking <= wanted;
        return lacking;
    }
}
