/** Is the caller a module that is being loaded, once for all files, and not the file that is tested? */
export function isByAModule() {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = Number.POSITIVE_INFINITY;
  const { stack } = new Error();
  Error.stackTraceLimit = limit;
  return /ModuleJob\.run/.test(stack) && !/\.test\.tsx?\?/.test(stack);
}
