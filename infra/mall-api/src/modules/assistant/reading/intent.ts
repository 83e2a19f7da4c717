import type { Mood } from './mood.ts';

/** What a question is about. What it wants of a product stands last: most questions are that. */
export type Intent =
  | 'greeting'
  | 'thanks'
  | 'abuse'
  | 'capabilities'
  | 'secrets'
  | 'human'
  | 'offTopic'
  | 'cancelOrder'
  | 'startAfterSales'
  | 'afterSales'
  | 'parcel'
  | 'order'
  | 'invoice'
  | 'bill'
  | 'credit'
  | 'coupon'
  | 'receiveCoupon'
  | 'kept'
  | 'inquiry'
  | 'approval'
  | 'cart'
  | 'bought'
  | 'help'
  | 'addToInquiry'
  | 'addToList'
  | 'favourite'
  | 'addToComparison'
  | 'compare'
  | 'addToCart'
  | 'substitutes'
  | 'accessories'
  | 'otherBrand'
  | 'sameBut'
  | 'drop'
  | 'more'
  | 'confirm'
  | 'open'
  | 'bargain'
  | 'price'
  | 'stock'
  | 'arrival'
  | 'specs'
  | 'product';

const rules: readonly [Intent, RegExp][] = [
  [
    'greeting',
    /^(?:你好|您好|哈喽|嗨|hi|hello|在吗|在么|在不在|早上好|上午好|中午好|下午好|晚上好|早|喂?[，,\s]*有人(?:在)?(?:吗|没|么)|喂)[啊呀吗么呢！!。.～~，,\s]*$/i,
  ],
  [
    'thanks',
    /^(?:好的?|行|可以|ok|嗯+|哦|收到|明白了?|知道了|没事了?|不用了|不用找了?|不找了|先这样|就先?这样|没别的了?|算了|不要了)?[，,\s]*(?:谢谢|多谢|感谢|谢了|thanks?|thank you|辛苦了|再见|拜拜|bye)?[您你了啊呀啦！!。.～~\s]*$/i,
  ],
  [
    'abuse',
    /(?:傻[逼比屄叉]|煞笔|sb(?![a-z0-9-])|操你|草你|妈的|他妈|去死|滚(?:蛋|开)|垃圾(?:助手|客服|机器|东西|玩意)|白痴|智障|废物|脑残|蠢(?:货|猪)|笨蛋|破(?:东西|玩意|助手|系统)|听不懂(?:人话)?|什么玩意|答非所问|fuck|shit|stupid|idiot)/i,
  ],
  [
    'secrets',
    /(?:系统提示|提示词|system\s*prompt|ignore (?:all|previous|the above)|忽略(?:以上|之前|前面|所有)|你的指令|api\s*key|密钥|数据库|drop\s+table|select\s+\*|别的公司|其他公司的|(?:别人|同事|人家|其他人).{0,3}的?(?:订单|价格|地址|账单|额度)|1\d{10}的(?:订单|价格|地址))/i,
  ],
  ['offTopic', /天气|股票|彩票|笑话|新闻|星座|菜谱|电影|唱(?:首|个)?歌|写(?:首)?诗|足球|篮球赛/],
  [
    'human',
    /人工(?:客服|服务)?|转客服|找客服|联系客服|客服(?:电话|在哪|联系)|打电话|(?:你们|客服|联系)的?电话|电话(?:是)?(?:多少|号码)|联系方式|怎么联系|投诉/,
  ],
  [
    'capabilities',
    /^(?:你(?:是谁|叫什么|能做什么|会什么|能干什么|会干什么|可以做什么|能帮我(?:做|干)?什么|是(?:真人|机器人|人)吗?).*|怎么用你|有什么功能|功能介绍|帮助|help)[?？吗呢]*$/i,
  ],
  ['receiveCoupon', /(?:领|抢)(?:一?张|取|个|一下)?.{0,30}(?:优惠)?券|有(?:什么|哪些)券(?:可以|能)领|可领的?(?:优惠)?券/],
  // What was kept is looked at and taken out on its page.
  [
    'kept',
    /(?:取消|移除|删(?:掉|除)|去掉|不要).{0,6}(?:收藏|关注|清单|心愿单)|(?:收藏|清单|心愿单)里|(?:收藏|关注)(?:过|了|的|夹)|我的(?:收藏|清单|心愿单)|从.{0,6}(?:清单|收藏|心愿单).{0,4}(?:删|去|移)/,
  ],
  ['coupon', /优惠券|我的券|有(?:什么|哪些|几张)?券|满减券|折扣券|代金券/],
  [
    'startAfterSales',
    /(?:我?要|想|帮我|给我|怎么)?(?:申请|发起|提交|办)(?:一个)?(?:退货|换货|退款|售后|维修|补发)|(?:我?要|想|帮我|给我)(?:退|修|换(?!个|成|一[种款个]|[种款大小别点]))(?:货|掉|一下|了)?|(?:收到|到货|货).{0,8}(?:坏|破|错|少|漏|生锈|不对|变形)|(?:发|寄)(?:错|少|漏)了|(?:买|收到|发来|送来|寄来)(?:回来)?的?.{0,10}(?:坏了|破了|裂了|断了|生锈|漏了|不能用|用不了|有问题|不对|变形)/,
  ],
  [
    'afterSales',
    /(?:售后|退货|换货|退款|维修)(?:单|申请)?.{0,6}(?:进度|到哪|怎么样|状态|处理|好了吗|批|下来|没有)|我的售后|售后单|售后记录/,
  ],
  [
    'cancelOrder',
    /(?:取消|撤销|退掉|不要(?!密)).{0,10}(?:订单|单子|那单|这单|SO\d)|(?:订单|单子|那单|这单|上一单|第.{1,2}个?单).{0,14}(?:取消|不要了|撤了|撤销)|取消.{0,4}第.{1,2}个?单|^(?:帮我|请)?取消(?:它|掉|了|吧|这个|那个)?[。！!]?$/,
  ],
  ['approval', /审批|(?:待|要)我批|批(?:了吗|了没)/],
  ['bill', /差.{0,4}钱没付|没付.{0,2}多少|账单|还款|应还|欠(?:款|多少|你们)|逾期/],
  ['invoice', /发票|开票|专票|普票/],
  ['credit', /额度|账期|信用|授信|月结/],
  [
    'parcel',
    /物流|快递|包裹|运单|^(?:帮我|麻烦|请)?催(?:一?下|一催|单|发货|促)*(?:吧|呗)?$|(?:货|东西|我买的).{0,4}(?:到哪|到了吗|在路上|发了(?:吗|没))|(?:订单|单子|那单|上一单|上单|这单|的单).{0,10}(?:什么时候(?:能)?发|催|到哪|发货|发了|送到|到了|什么时候到|几时到|多久到|到没)|到哪(?:里|儿)?了/,
  ],
  [
    'inquiry',
    /询价(?:单|篮)?(?:.{0,6}(?:进度|报价|回复|到哪|怎么样|状态|好了|有结果|列表|记录|哪些|报了|批)|$)|报价(?:单)?.{0,8}(?:出来|下来|好了|回了|有了|进度|到哪)|我的(?:询价|报价)|最近的(?:询价|报价)/,
  ],
  [
    'order',
    /订单|第.{1,2}个?单(?![向位个价元面头孔相片芯])|前(?:面|边)?(?:的)?[那一]{1,2}单|(?:下|买|订)(?:过)?的单|(?:上|这|那|哪)(?:一)?单(?!位|个|价|元|面|头|孔|相|片|芯)|待付款|没付款|未付款|下过的单/,
  ],
  [
    'bought',
    /(?:最近|都|上个?月|今年)买了?(?:些|点|过)?(?:什么|哪些)|买过?了?(?:些|点)(?:什么|哪些)|常(?:买|购)|以前买(?:过)?|买过(?:的|什么|哪些)|上次买的|上回买的|历史采购|采购记录/,
  ],
  [
    'cart',
    /(?:清空|清掉|删(?:掉|除)?|移除|去掉|拿掉).{0,8}购物车|购物车.{0,12}(?:清(?!单)|删|移除|去掉|拿掉|取出|改)|购物车(?:里|中)?(?:.{0,4}(?:有什么|有哪些|多少|几|合计|总价|总共|看看|内容|东西)|[?？]?$)|(?:看|打开|查)(?:一下|看)?购物车|去结算|结账/,
  ],
  [
    'addToInquiry',
    /(?:加|放|添加|列|写|记)(?:入|到|进|去)?.{0,12}(?:询价|报价单)|询个?价(?:吧|一下)?$|(?:给|帮)我(?:询价|报价(?![格多]))|^询价/,
  ],
  ['addToList', /(?:加|放|存|收|添加)(?:入|到|进)?.{0,8}(?:常用|清单|常购)/],
  ['favourite', /收藏|关注(?:一下)?|加(?:入|到)?心愿单/],
  ['addToComparison', /(?:加|放|添加)(?:入|到|进)?.{0,6}对比/],
  [
    'compare',
    /(?:对比|比较(?![多少大小高低好差贵快慢长短重轻厚薄硬软便急难])|比一比|比一下|比比)|(?:有什么|有啥|什么)(?:区别|不同|差别|不一样)|差在哪|差(?:多少|什么)(?!钱)|(?:和|跟|比).{1,10}差(?:多少|几)|(?:俩|这两个|它们).{0,4}差(?:多少|几)|(?:哪里|在哪)不(?:同|一样)|哪(?:个|款|一个|一款)(?:更|最|比较)?(?:好|合适|便宜|划算|贵|实惠|耐用)|区别(?:是什么|在哪)?/,
  ],
  ['substitutes', /替代|代替|平替|国产(?:替代)?(?:的有|有没有)|(?:可以|能|用什么)(?:替|代)|类似的|相似的|同类(?:产品|的)/],
  ['accessories', /配件|配套|搭配|一起用|配(?:什么|哪种|的)(?:螺母|垫|.{0,4})|要配|附件/],
  ['otherBrand', /(?:换|别|其他|其它|另外|还有)(?:个|的|什么|一个|家)?(?:的)?(?:品牌|牌子|厂家)|(?:品牌|牌子)(?:换|还有)/],
  ['drop', /^(?:不限|不要求|去掉|取消|不管|忽略|放宽)(?!订单).{1,24}$|(?:条件|限制|要求)(?:去掉|取消|不要)|(?:都|随便)(?:行|可以)$/],
  [
    'more',
    /^(?:还有(?:别的|其他的?|其它的?|吗|没有|更多的?)*|更多|下一页|再看看|换一批|继续|往下|别的呢|再来几个|其他的呢?)[吗呢么]?[?？。]*$/,
  ],
  ['confirm', /^(?:确认|确定|是的?|对的?|可以的?|行|嗯+|没错|好的?吧?|就这样)[，,\s]*(?:加|要|买|来|取消|收藏)?[。!！吧了]*$/],
  ['open', /^(?:帮我|请)?(?:打开|进入|跳转到?|带我去|去)(?!除).{1,20}(?:页面?|页)?$/],
];

/** What only looks like business: how something goes in general is help. */
const general =
  /怎么(?!样|还|没|不|选|卖)|如何|什么是|是什么意思|规则|流程|支持(?:哪些|什么)|能不能|可不可以|可以.{0,14}吗|能.{0,12}吗|会.{0,8}吗|(?:需要|要|带|交|提供)(?:什么|哪些)(?:材料|资料|条件|手续)|(?:退货|换货|退款|维修|售后|开票|审核|审批|报价|询价).{0,6}(?:多久|多长时间|几天)|几天(?:内|之内)?(?:可以|能)(?:退|换)|(?:多久|多长时间)(?:退款|到账|开票|能退)|运费|包邮|邮费|手续费|违约金|起订量是什么|多少(?:钱)?包邮|有(?:什么|哪些)(?:支付|付款)|支付(?:方式|密码)|付款方式|货到付款|对公(?:转账)?|注册|忘记密码|改密码|登录不|账号|开户|黑卡|会员|营业执照|资质|区别是|保修|质保|无理由|30天|七天|送货上门|自提|开通|登录.{0,4}才|(?:周末|周[六日]|节假日|星期[六天日]|春节|国庆|放假).{0,6}(?:发货|送货|上班|发|送)|发(?:什么|哪家|顺丰|德邦|中通|圆通|京东|快递)|签收.{0,6}(?:吗|要不要|怎么)|验货|送(?:货)?上(?:门|楼)|仓库(?:都|是)?在哪|(?:从|在)哪(?:里|儿)?发货|[几\d一二三四五六七八九十]点(?:前|后|以后|之前|之后)?.{0,6}(?:付款|下单).{0,8}发|截单/;
const businessNouns =
  /订单|发票|开票|专票|账期|额度|账单|还款|优惠券|询价|报价|售后|退货|换货|退款|审批|物流|快递|运费|包邮|支付|付款|转账|密码|注册|登录|账号|会员|黑卡|资质|自提|取消|收货|地址|起订量|购物车|授信|月结|保修|质保|无理由|送货|开户|对账|到账|提额|抬头|税号|增值税|税票|仓库|发货|送货|顺丰|签收|验货|上门|上楼|周末|节假日|发(?:什么|哪家)/;
const own =
  /我的|我们的|上(?:一)?个|上次|这个订单|那个订单|最近|本月|这个月|上个月|SO\d|现在还有|还剩|还有多少|多少额度|帮我|给我|我要|我想/i;
/** 我想退货怎么弄 asks for the way, whoever it is for. */
const way = /怎么(?:弄|办|操作|搞|申请|走|开|改|退|换|报销|弄的)|(?:要|需要)(?:什么|哪些)(?:材料|资料|条件|手续)|能(?:不能)?改|可以改/;
/** A sentence that wants something and then asks how it goes: the clause that asks decides. */
const help = (text: string) =>
  text
    .split(/[，,。;；\s]+/)
    .some((clause) => general.test(clause) && businessNouns.test(clause) && (!own.test(clause) || way.test(clause))) ||
  (general.test(text) && businessNouns.test(text) && (!own.test(text) || (way.test(text) && !/订单|那单|这单/.test(text))));
const policies =
  /逾期.{0,6}(?:会|怎么办|后果|罚|利息|影响)|(?:几|两|多)张(?:优惠)?券|券.{0,8}(?:叠加|一起用|同时用)|^(?!.*(?:取消|撤)).*买错|(?:能|可以|给|还能|包)(?:不能|不)?(?:退|换|修|保修)(?:货)?(?:吗|么|$|[?？])|(?:发票|票).{0,8}(?:一起|随货|同时|单独).{0,4}(?:来|寄|发|到|给)?(?:吗|$)|^(?:运费|包邮|支付方式|付款方式|退换货(?:政策|规则)?|配送(?:方式|范围)?|怎么付款|怎么下单|怎么开通账期|多久还(?:款)?(?:一次)?|几号还(?:款)?|哪天还(?:款)?|(?:还款|账单|出账)日(?:是)?(?:哪天|几号)?|发票怎么开|怎么开发票|起订量是什么|什么是账期)[?？吗呢]*$/;

const cart =
  /购物车|加购|下单|(?:^|[，,。\s]|帮我|给我|麻烦|请|再|那|就|还是|先|只|直接|各|都|每[个款种]|第.{1,3}[个款种把支件只台套条双米卷]|[它这那][个款种把]?)(?:加|买|来|要|拿|订|采购|添加|放|订购|购买)(?!长|厚|重|粗|强|热|油|压|湿|高|宽|固|工|密|急|的|不|什么|怎么|多长|多大)/;
const taken = /(?:^|[，,\s])那?就(?:要)?(?:它|他|这个|那个|这款|那款|这种)(?:了|吧)?|(?:^|[，,\s])那?就(?:要)?第.{1,2}[个款](?:了|吧)?/;
const price =
  /多少钱|卖多少|卖几|含税价|报.{0,3}价(?!单|格单)|价格|单价|什么价|怎么卖|几块|几元|价钱|报个价|贵不贵|便宜吗|打折|优惠多少|阶梯价/;
/** A lower price for the same thing; 有便宜的吗 wants another one. */
const bargain =
  /(?:能|可以|可不可以)(?:不能)?(?:再|给)?(?:我)?(?:便宜|优惠|少)(?:一)?(?:点|些|多少|几[块元个])?(?:吗|呢|$|[?？])|便宜多少|最低(?:多少|什么价|价)|底价|打(?:个|几)?折|(?:有(?:没有)?|什么|多少)(?:优惠|折扣)(?:吗|没|呢|$|[?？])|讲价|还价|砍价/;
const arrival = /货期|交期|几天|多久(?!保|质)|什么时候|何时|多快|明天能|能到|到货|发货时间|几号(?:能)?到|哪天/;
const stock = /有货|(?:库|仓库?)(?:里|房)|现货|库存|有没有货|有没有|有吗|还有(?:吗|多少|没)|有多少|缺货|没货|够不够|够吗|备货|有.{0,24}吗/;
const specs =
  /参数|规格(?:是|书|有)|尺寸(?:是)?多少|多(?:长|大|重|厚|宽|粗|高)$|什么材质|材质(?:是)?|什么材料|起订|几个起|多少起|最少.{0,4}(?:买|要|订)|一次.{0,3}买多少|[一每](?:包|盒|箱|袋|瓶|桶|卷|根|条|套)(?:有|是|里|装|里面|里头)*(?:多少(?!钱)|几)|[多几]少?[个只片根颗]一[包盒箱]|详情|详细|介绍(?:一下)?|说明书|产地|品牌是|什么(?:牌子|品牌)|哪个(?:牌子|品牌)|重量|防护等级|精度(?:是)?多少|标准(?:是)?什么|什么标准|耐(?:温|压).{0,4}多少|最高.{0,4}多少/;
const sameBut =
  /同款|同规格|一样(?:的|规格)?.{0,6}(?:有|换|要)|同样(?:的|规格)|(?:换成|改成|要)(?=.{1,10}(?:的|色|钢|材质|款|型)).{1,10}|有没有.{1,6}(?:色|材质|码)的|(?:不锈钢|304|316|碳钢|黄铜|铜|尼龙|塑料|铝|白色|黑色|红色|蓝色|黄色|绿色)(?:的)?(?:呢|有吗|有没有)[?？]?$/;

interface Said {
  /** Whether a quantity is named. */
  counts: boolean;
  /** Whether it points at something shown. */
  points: boolean;
}
const isAddingToCart = (text: string, { counts, points }: Said) =>
  /购物车|加购/.test(text) ||
  (taken.test(text) && (counts || /就.{0,5}(?:第|它|这|那)/.test(text))) ||
  (cart.test(text) && (counts || points)) ||
  /^(?:那|就|好的?|行|可以|直接)*[，,]?(?:下单|加购|买了|就买|买|要了|拿下)(?:吧|了)?[。!！]?$/.test(text) ||
  // 6204来10个: how many, at once after the verb.
  (counts && /(?:加|买|来|(?<![需想只])要|拿|订)\s*[\d一二两三四五六七八九十百千]+\s*\p{Script=Han}/u.test(text)) ||
  // 20卷第一种: which and how many.
  (counts && /第.{1,2}[个款种把支件只台套条]/.test(text));

/** What is asked of a product; 'product' where nothing is. */
function aspectOf(text: string, { counts }: Said): Intent {
  if (sameBut.test(text) && !counts) return 'sameBut';
  if (bargain.test(text)) return 'bargain';
  if (price.test(text)) return 'price';
  if (specs.test(text) && !/^有/.test(text)) return 'specs';
  if (arrival.test(text)) return 'arrival';
  return stock.test(text) ? 'stock' : 'product';
}

function meantBy(bare: string, said: Said): Intent {
  for (const [intent, words] of rules.slice(0, 8)) if (words.test(bare) && bare !== '') return intent;
  if ((help(bare) && !(said.points && cart.test(bare))) || policies.test(bare)) return 'help';
  for (const [intent, words] of rules.slice(8)) {
    if (!words.test(bare)) continue;
    if (intent === 'kept' && /(?:加|放|存|添加).{0,8}(?:清单|收藏|心愿单)/.test(bare) && !/取消|移除|删|去掉|不要|过|了/.test(bare))
      continue;
    // 把第一个收藏了 wants it kept, 收藏了的 what was.
    if (intent === 'kept' && /把.{1,12}(?:收藏|关注)(?:了|起来|一下|吧)?$/.test(bare)) continue;
    if (intent === 'order' && cart.test(bare) && /下单/.test(bare)) continue;
    if (intent === 'inquiry' && /(?:加|放|添加|列|写|记)(?:入|到|进|去)?.{0,12}询价/.test(bare)) continue;
    if (
      intent === 'cart' &&
      !/清(?!单)|删|移除|去掉|拿掉|取出/.test(bare) &&
      (said.counts || /(?:加|放|添加|买|扔|丢).{0,20}(?:到|进|入)?购物车/.test(bare))
    )
      continue;
    return intent;
  }
  return isAddingToCart(bare, said) ? 'addToCart' : aspectOf(bare, said);
}

/** What changes something: it needs a word to do it (rule assistant 20). */
const acts = new Set<Intent>([
  ...(['addToCart', 'addToInquiry', 'addToList', 'favourite', 'addToComparison', 'cancelOrder', 'receiveCoupon'] as const),
]);
/** What is told where an act is only spoken of: how it stands. */
function insteadOf(act: Intent, mood: Mood, text: string, said: Said): Intent {
  if (act === 'receiveCoupon') return act;
  if (act === 'cancelOrder') return /手续费|违约金|扣钱|怎么|如何|规则/.test(text) ? 'help' : 'order';
  if (act === 'favourite' || act === 'addToList') return 'kept';
  if (act === 'addToComparison') return 'compare';
  if (act === 'addToInquiry') return mood === 'past' || /了(?:没|吗)|提交|报了/.test(text) ? 'inquiry' : 'help';
  if (mood === 'past' && /加|放|购物车|下单/.test(text)) return 'cart';
  const aspect = aspectOf(text, said);
  return aspect === 'product' || aspect === 'sameBut' ? 'price' : aspect;
}

/** What a question is about; `wanted` the act that it speaks of without asking for it. */
export function intentOf(text: string, { mood, ...said }: Said & { mood: Mood }): { intent: Intent; wanted: Intent | undefined } {
  const bare = text.trim();
  const meant = meantBy(bare, said);
  // 刚才加了吗 asks about the cart, whatever was shown.
  if (mood === 'past' && meant === 'product' && /加/.test(bare) && bare.length <= 8 && !said.points && !said.counts)
    return { intent: 'cart', wanted: undefined };
  if (!acts.has(meant)) return { intent: meant, wanted: undefined };
  const isOnlyPriced = meant === 'addToCart' && price.test(bare) && !/购物车|加购/.test(bare);
  if (mood === 'request' && !isOnlyPriced) return { intent: meant, wanted: undefined };
  return { intent: insteadOf(meant, mood, bare, said), wanted: mood === 'request' ? undefined : meant };
}
