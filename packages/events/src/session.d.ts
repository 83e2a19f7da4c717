export type SessionEvents = {
  /** By the shell, when somebody signed in; the page reloads or goes to its target 0.8 s later. */
  'session:signed-in': { kpId: number };
  /** By the shell, when the session ended, on purpose or because the server no longer knows it. */
  'session:signed-out': { reason: 'logout' | 'expired' };
  /** By the shell after each validation of the token on load (rule login 11). */
  'session:validated': { signedIn: boolean };
};
