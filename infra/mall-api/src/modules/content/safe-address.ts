/** May a page link there? Own addresses, other sites over HTTP, mail and telephone; nothing that runs, nothing that only looks like our own. */
export const isSafeAddress = (address: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these, so `java\nscript:` would run
  !/[\u0000-\u0020\u007f-\u009f\\]/.test(address) &&
  (/^\/(?!\/)/.test(address) || /^https?:\/\/[^/]/i.test(address) || /^(mailto|tel):/i.test(address) || address.startsWith('#'));
