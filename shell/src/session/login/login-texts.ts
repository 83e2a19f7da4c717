/** The words of login and registration, the fixed ones among them (rules login 27–29, 31–33). */
export const loginTexts = {
  noResponse: '服务器异常',
  accountAbnormal: '账号异常,请联系客服',
  passwordWrong: '密码错误',
  passwordMissing: '请填写密码',
  agreementReminder: '请阅读并同意《用户注册协议》和《隐私政策》',
  agreementOutdated: '协议已更新，请阅读以下新版本，同意后继续。您填写的内容都还在。',
  signedIn: '登录成功',
  registered: '注册成功',
  noQrCode: '二维码获取失败',
  employeeWrong: '请输入正确的员工工号！',
  passwordGenerated: '您的密码由系统生成，请先设置自己的登录密码，或改用短信验证码登录。',
} as const;
