/** WeChat's own browser names itself. */
export const isWechatBrowser = (userAgent: string): boolean => /MicroMessenger/i.test(userAgent);
