// Stands in a build where the client's table of all calls stands in the sources: the rows of the calls that this build names (call-table.ts).
export const callTable = __webpack_require__.mallCalls;
