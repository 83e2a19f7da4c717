/** A loader for what an area exposes: the module exports the rows of its build's calls too, from which the shell makes the area's client. */
export default function addCalls(source, map, meta) {
  this.callback(null, `${source}\nexport const calls = __webpack_require__.mallCalls;\n`, map, meta);
}
