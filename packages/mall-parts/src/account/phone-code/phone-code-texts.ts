/** The words around a phone number and the code sent to it, the fixed ones among them (rules login 27–29, 31–33). */
export const phoneCodeTexts = {
  codeSent: '短信验证码已发送',
  resend: '重新发送',
  sendCode: '获取验证码',
  captchaUnavailable: '获取验证码失败，请刷新页面或更换其他浏览器后重试',
  codeMissing: '请填写短信验证码',
  codeWrongLength: '请输入6位短信验证码',
  captchaWorking: '正在验证…',
  captchaDone: '验证通过',
  captchaFailed: '验证失败，请重试',
} as const;
