// Leads to the same page of another version, or to its first page if it has none of that name.
const version = document.getElementById("version");
const [folder, file] = decodeURI(location.pathname).split("/").slice(-2);
for (const name of Object.keys(VERSIONS)) {
  version.append(new Option(name, name, name === folder, name === folder));
}
version.addEventListener("change", () => {
  const page = file.replace(/\.html$/, "");
  location.href = `../${version.value}/${VERSIONS[version.value].includes(page) ? page : "index"}.html`;
});
