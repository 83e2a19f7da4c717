/** The dialog's code, fetched when a login comes into sight. */
export const loadLoginDialog = () => import(/* webpackChunkName: "login-dialog" */ './login-dialog.tsx');

export const warmLogin = () => void loadLoginDialog().catch(() => {});
