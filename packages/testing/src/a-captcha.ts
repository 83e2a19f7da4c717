/** Test builder: what the server answers where a captcha is needed. The number that solves it is 2. */
export function aCaptcha() {
  const work = {
    salt: 'a1b2c3d4e5f60718',
    target: '63a7435e8c144be1cb5f8f675b9787e3479a9877a454ee8bdf5f570b8d87b685',
    most: 3,
    iterations: 1,
    level: 1,
    expiresAt: 0,
  };
  return { isNeeded: true, kind: 'work' as const, ticket: `${btoa(JSON.stringify(work))}.signature`, script: '' };
}
