/**
 * Every way the mall says no: the envelope's number, the words a buyer reads and the HTTP status.
 * Status is 200 unless given (rule calls 13); numbers belong to nouns (rule errors 6).
 */
export const refusals = {
  BAD_REQUEST: { code: 400, message: '请求错误', status: 400 },
  NOT_SIGNED_IN: { code: 401, message: '未授权，请登录', status: 401 },
  FORBIDDEN: { code: 403, message: '拒绝访问', status: 403 },
  NOT_FOUND: { code: 404, message: '请求地址出错', status: 404 },
  BODY_TOO_LARGE: { code: 413, message: '提交的内容过大，请精简后重试', status: 413 },
  IDEMPOTENCY_KEY_REUSED: { code: 409, message: '重复的请求标识，请刷新页面后重试', status: 409 },
  SERVER_ERROR: { code: 500, message: '服务器内部错误', status: 500 },
  SERVICE_UNAVAILABLE: { code: 503, message: '服务不可用', status: 503 },

  // Login: 500xx. 50002, 50003 and 50005 to 50009 are fixed (rules login 31, 38).
  LOGIN_PASSWORD_WRONG: { code: 50002, message: '密码错误' },
  REGISTER_NEEDED: { code: 50003, message: '该手机号尚未注册' },
  SCAN_EXPIRED: { code: 50005, message: '二维码已失效，请刷新' },
  SCAN_WAITING: { code: 50006, message: '等待扫码' },
  SCAN_SCANNED: { code: 50007, message: '已扫码，请在手机上确认登录' },
  WECHAT_NOT_BOUND: { code: 50008, message: '该微信尚未绑定账号' },
  SCAN_UNBOUND: { code: 50009, message: '已扫码，请在手机上绑定账号' },
  ACCOUNT_ABNORMAL: { code: 50010, message: '账号异常,请联系客服' },
  CAPTCHA_REQUIRED: { code: 50011, message: '请先完成图形验证' },
  CAPTCHA_WRONG: { code: 50012, message: '图形验证码错误或已过期' },
  LOGIN_PAUSED: { code: 50013, message: '失败次数过多，请15分钟后再试' },
  SMS_CODE_WRONG: { code: 50014, message: '短信验证码错误或已过期' },
  SMS_TOO_SOON: { code: 50015, message: '获取过于频繁，请稍后再试' },
  SMS_TOO_MANY: { code: 50016, message: '今日获取验证码次数已达上限' },
  SMS_NOT_SENT: { code: 50017, message: '短信发送失败，请稍后再试' },
  REGISTER_TOKEN_INVALID: { code: 50018, message: '注册已超时，请重新验证手机号' },
  PHONE_TAKEN: { code: 50019, message: '该手机号已注册，请直接登录' },
  PASSWORD_WEAK: { code: 50020, message: '密码须为8至20位，并同时包含字母和数字' },
  EMPLOYEE_NOT_FOUND: { code: 50021, message: '请输入正确的员工工号！' },
  PASSWORD_GENERATED: { code: 50022, message: '您的密码由系统生成，请先设置自己的登录密码' },
  WECHAT_PROOF_INVALID: { code: 50023, message: '微信授权已过期，请重新扫码' },
  WECHAT_CODE_INVALID: { code: 50024, message: '微信授权失败，请重试' },

  // Addresses and invoice titles: 501xx
  ADDRESS_REGION_INVALID: { code: 50101, message: '省市区不匹配，请重新选择' },
  ADDRESS_TOO_MANY: { code: 50102, message: '收货地址最多50个，请先删除不用的地址' },
  INVOICE_TITLE_INCOMPLETE: { code: 50111, message: '发票信息不完整' },
  INVOICE_TAX_NUMBER_INVALID: { code: 50112, message: '税号须为15至20位数字或大写字母' },
  INVOICE_TITLE_TOO_MANY: { code: 50113, message: '发票抬头最多20个，请先删除不用的抬头' },

  // Location: 510xx
  PLACE_NOT_FOUND: { code: 51001, message: '没有找到该地区' },

  // Layout: 515xx
  SHORT_LINK_NOT_FOUND: { code: 51501, message: '该链接不存在或已失效' },
  HELP_NOT_FOUND: { code: 51502, message: '没有找到该帮助文章', status: 404 },

  // Credit: 520xx
  CREDIT_LINE_NOT_FOUND: { code: 52001, message: '尚未开通账期' },
  CREDIT_LIMIT_EXCEEDED: { code: 52002, message: '账期额度不足' },
  CREDIT_NOT_ENABLED: { code: 52003, message: '账期未启用，暂不能使用' },
  CREDIT_OVERDUE: { code: 52004, message: '有逾期账单，暂不能使用账期下单' },
  CREDIT_NOT_APPROVABLE: { code: 52005, message: '该账期账户当前不能批准' },

  // Catalogue, product, pricing and stock: 530xx
  SKU_NOT_FOUND: { code: 53001, message: '没有找到该商品', status: 404 },
  CATEGORY_NOT_FOUND: { code: 53002, message: '没有找到该分类', status: 404 },
  MANUFACTURER_NOT_FOUND: { code: 53003, message: '没有找到该品牌', status: 404 },
  PRODUCT_NOT_FOUND: { code: 53004, message: '没有找到该产品', status: 404 },
  SKU_NOT_CONFIGURABLE: { code: 53005, message: '该商品不是可选参数的非标商品' },
  OPTION_NOT_OFFERED: { code: 53006, message: '所选规格参数不可选，请重新选择' },
  WISH_LIST_FULL: { code: 53007, message: '收藏夹已满（最多500种商品），请先清理' },
  STOCK_NOT_ENOUGH: { code: 53010, message: '库存不足' },
  PROMOTION_SOLD_OUT: { code: 53011, message: '来晚了，限购数量已抢完' },

  // Cart: 540xx
  CART_ITEM_NOT_FOUND: { code: 54001, message: '购物车中没有该商品' },
  CART_QUANTITY_INVALID: { code: 54002, message: '商品数量不符合购买规则' },
  CART_LIMIT_EXCEEDED: { code: 54003, message: '超出限购数量' },
  CART_FULL: { code: 54004, message: '购物车已满（最多200种商品），请先清理' },
  CART_SKU_UNAVAILABLE: { code: 54005, message: '该商品已下架' },
  CART_SPEC_NOT_CHOSEN: { code: 54006, message: '请先选择规格参数哦~' },
  CART_INQUIRY_ONLY: { code: 54007, message: '该商品价格详询，请加入询价' },
  CART_NOT_YOURS: { code: 54008, message: '无权查看该联系人的购物车' },

  // Checkout: 550xx
  CHECKOUT_EMPTY: { code: 55001, message: '没有可结算的商品，请先勾选' },
  CHECKOUT_CHANGED: { code: 55002, message: '商品信息有变化，请确认后重新提交' },
  CHECKOUT_EXPIRED: { code: 55003, message: '页面停留过久，请刷新后重新提交' },
  CHECKOUT_ADDRESS_INVALID: { code: 55004, message: '收货地址不可用，请重新选择' },
  CHECKOUT_INVOICE_INVALID: { code: 55005, message: '发票抬头不可用，请重新选择' },
  CHECKOUT_PAYMENT_NOT_ALLOWED: { code: 55006, message: '该支付方式不可用' },
  CHECKOUT_ALREADY_ORDERED: { code: 55007, message: '这些商品已经下单' },

  // Order and delivery: 560xx
  ORDER_NOT_FOUND: { code: 56001, message: '没有找到该订单', status: 404 },
  ORDER_NOT_CANCELLABLE: { code: 56002, message: '订单当前状态不能取消' },
  ORDER_NOT_PAYABLE: { code: 56003, message: '订单当前状态不能支付' },
  ORDER_NOT_SHIPPABLE: { code: 56004, message: '订单当前状态不能发货' },
  ORDER_SHIPMENT_INVALID: { code: 56005, message: '发货数量超出未发货数量' },
  ORDER_STOCK_SHORT: { code: 56006, message: '库存不足，暂不能发货' },
  PACKAGE_NOT_FOUND: { code: 56011, message: '没有找到该包裹', status: 404 },
  PACKAGE_NOT_SIGNABLE: { code: 56012, message: '该包裹已签收' },

  // Payment: 570xx
  PAYMENT_ALREADY_PAID: { code: 57001, message: '订单已支付，请勿重复支付' },
  PAYMENT_METHOD_NOT_ALLOWED: { code: 57002, message: '该支付方式不可用' },
  BALANCE_NOT_ENOUGH: { code: 57003, message: '预付款余额不足' },
  PAYMENT_PASSWORD_NOT_SET: { code: 57004, message: '尚未设置支付密码' },
  PAYMENT_PASSWORD_WRONG: { code: 57005, message: '支付密码错误' },
  PAYMENT_PASSWORD_LOCKED: { code: 57006, message: '支付密码错误次数过多，请2小时后再试' },
  PAYMENT_PASSWORD_REQUIRED: { code: 57007, message: '超出免密支付额度，请输入支付密码' },
  PAYMENT_PASSWORD_WEAK: { code: 57008, message: '支付密码须为6位数字，且不能过于简单' },
  CHARGE_NOT_FOUND: { code: 57011, message: '没有找到该支付单', status: 404 },
  CALLBACK_REFUSED: { code: 57012, message: '支付通知无效', status: 400 },
  TRANSFER_AMOUNT_DIFFERS: { code: 57013, message: '到账金额与订单应付金额不一致' },

  // Assistant: 580xx
  ASSISTANT_BUSY: { code: 58001, message: '提问过于频繁，请稍后再试' },

  // Inquiry: 610xx
  INQUIRY_ITEM_NOT_FOUND: { code: 61001, message: '询价篮中没有该商品' },
  INQUIRY_EMPTY: { code: 61002, message: '提交询价单出错，请联系您的专属客服' },
} as const satisfies Record<string, Refusal>;

export interface Refusal {
  code: number;
  message: string;
  status?: number;
}
export type Reason = keyof typeof refusals;
