/** What a browser test needs of its surroundings. */
const passedOn =
  /^(PATH|HOME|USER|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|TEMP|TMP|SHELL|TERM|CI|DISPLAY|XDG_\w+|CHROME_BIN|CHROMEDRIVER_BIN|NODE_EXTRA_CA_CERTS|(https?|no)_proxy|MALL_TRADING_SITE|MALL_CATALOGUE|SystemRoot|APPDATA|LOCALAPPDATA)$/i;

/** The environment for an area's specs: they are the area's code, so no token, key or password of whoever runs them is in it. */
export const specEnvironment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => passedOn.test(name)));
