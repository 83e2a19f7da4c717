// Loaded into each part of a mall before its own code: a part whose starter is gone, even by `kill -9`, ends as if it was told to.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 300).unref();
