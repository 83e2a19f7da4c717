/** An attempt that is counted: a captcha comes first after some, and there is a pause after many. */
export const attempt = ['LOGIN_PAUSED', 'CAPTCHA_REQUIRED', 'CAPTCHA_WRONG'] as const;

/** The tick under the agreements is missing, or was set under a text that is in force no more. */
export const notAgreed = ['AGREEMENT_NOT_ACCEPTED', 'AGREEMENT_OUTDATED'] as const;
