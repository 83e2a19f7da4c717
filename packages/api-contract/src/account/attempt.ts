/** An attempt that is counted: a captcha comes first after some, and there is a pause after many. */
export const attempt = ['LOGIN_PAUSED', 'CAPTCHA_REQUIRED', 'CAPTCHA_WRONG'] as const;
