/** The words of login and registration, the specification's fixed ones among them (storefront sections 4, 5 and 8). */
export const loginTexts = {
  codeSent: '短信验证码已发送',
  resend: '重新发送',
  sendCode: '获取验证码',
  captchaUnavailable: '获取验证码失败，请刷新页面或更换其他浏览器后重试',
  noResponse: '服务器异常',
  accountAbnormal: '账号异常,请联系客服',
  passwordWrong: '密码错误',
  codeMissing: '请填写短信验证码',
  codeWrongLength: '请输入6位短信验证码',
  passwordMissing: '请填写密码',
  captchaMissing: '请填写图形验证码',
  agreementReminder: '请阅读并同意《用户注册协议》和《隐私政策》',
  signedIn: '登录成功',
  registered: '注册成功',
} as const;
