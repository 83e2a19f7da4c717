import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** Development JSX said with the released runtime, which is all a released shell shares. */
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
export { Fragment };
