/** How a text speaks of doing something (rule assistant 20). Only a `request` is a word to do it. */
export type Mood = 'request' | 'question' | 'refusal' | 'condition' | 'report' | 'past';

/** The verbs of acts; what only begins like one is none: 加长, 放着, 来不及, 要求. */
const verb =
  '(?:加(?![长厚重粗强热油压湿高宽固密急工班])|买(?!家)|来(?!不|得|自|源)|拿|订(?!金|单|货号)|采购(?!员)|购|放(?![着心大水])|下单|收藏|关注|取消|撤|退|领(?!导)|询价|报价|要(?!求|点))';
const marks = {
  /** A conditional's clause: whatever follows it hangs on it. 第一个的话 only names what is spoken of. */
  condition: new RegExp(
    `如果|要是|假如|假设|倘若|万一|除非|若是|(?<!第.{1,2}[个款种]|这个|那个|这款|那款)的话(?!题)|(?:没|有|够|货|行|批准?|同意|通过|合适|便宜|到)了?(?:的话)?[^，。\\s]{0,4}就(?:给|帮|替)?.{0,4}${verb}|等(?!等|下|一下|会|级|于).{1,12}(?:再|就)|(?:以后|之后|过后)(?:再|才|自动|就)|(?<!刚)(?:才能|才)(?:${verb})`,
  ),
  report:
    /(?:老板|领导|经理|主管|厂长|客户|甲方|同事|师傅|车间|工人|班长|仓库|财务|采购部?|他们?|她们?|人家|别人|有人|网上|[小老][王李张刘陈杨赵黄周吴徐孙马朱胡林郭何高罗]|[王李张刘陈杨赵黄周吴徐孙马朱胡林郭何高罗][总工哥姐])[^，。\s]{0,4}?(?:说|问|让|叫|要|想|觉得|建议|吩咐|通知|定)/,
  past: new RegExp(
    `(?:已经|早就|每次|一直|平时|通常|从来)[^，。]*${verb}|${verb}(?:入|进|到|好|下|成功|上)?(?:过(?!来|去|滤)|了(?=[\\s\\d一二两三四五六七八九十百]|吗|么|没|多少|几|哪|什么))|(?:刚才|刚刚?|昨天|前天|上周|上个?月|去年|之前|以前)[^，。]{0,8}${verb}[^，。]{0,4}(?:了|的|成功)|没.{0,1}(?:加|买|收藏|取消)(?:成功|上|进去|好)|怎么(?:就)?(?:给我)?${verb}.{0,8}(?:了|里)`,
  ),
  question:
    /[吗么嘛]|没(?:有)?$|[?？]|呢$|怎么|如何|为什么|为何|什么|哪(?!怕)|多少|几(?!何)|能不能|能否|可不可以|可以不|要不|行不行|好不好|够不够|是不是|有没有|会不会|值不值|划算|贵不贵|不$|多久|打折|[打送]几?折|送不送|包邮|提示|区别/,
  politely: /帮我|给我|帮忙|替我|麻烦|劳驾|请(?!问)/,
};
const refusal = new RegExp(
  `(?:(?<!要)不|别|没|甭|勿|莫)(?:要|用|想|是|需要|必|再|先|急着|打算|着急|说|让|叫|给我|帮我|把.{1,8}?)*${verb}|^(?:.{0,6}(?:先|暂时|还是|就|那|都|[个款种]))?(?:不要|不买|不加|不用|不取消|不退|算了|不了|别了|免了|不收藏|不订)了?[吧啊呀呢]*$|^撤回(?:吧|了)?$|不要第.{1,2}[个款种]$|只是(?:问问|看看)|就问问`,
);
/** Said of orders and favourites, 取消 and 不要了 are the act itself. */
const cancels = /(?<![不别没先]|不要|不用|别给我)(?:取消|撤销)(?!收藏|关注)|(?:订单|那单|这单|上一单|单子).{0,4}不要了/;
const politeTags = /能不能|能否|可不可以|可以|能(?=帮|给|麻烦)|好不好|行不行|[好行]吗|吗|[?？]/g;

/** Clauses; a space parts them where both sides say something of their own: 不用加购物车 收藏第一个. */
const clausesOf = (text: string) =>
  text
    .split(/[，,。；;！!\n]+|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u)
    .map((clause) => clause.trim())
    .filter(Boolean);

const isQuestion = (clause: string) => marks.question.test(marks.politely.test(clause) ? clause.replace(politeTags, '') : clause);
const doing = new RegExp(verb);
/** 加入购物车, 帮我: words that ask for it however the sentence goes on. */
const strong = /购物车|加购|下单|收藏|取消|询价篮|帮我|给我|麻烦/;

/** 不是第一个，是第二个; 10把，不，20把: what is taken back goes. */
const corrected = (text: string) =>
  text
    .replace(/不是\s*([^，,。\s]{1,8})[，,。\s]*(?:而?是|要)\s*(?=\S)/g, '')
    .replace(
      /(\d+|[一二两三四五六七八九十百]+)\s*(\p{Script=Han}{0,2})[，,。\s]+(?:哦|啊|呃)?(?:不对?|错了|说错了|改成|还是)[，,。\s]*(?=\d|[一二两三四五六七八九十百])/gu,
      '',
    );

/**
 * What a text asks for once what it takes back is gone, and how it asks. @returns `said`: the clauses that count; the whole text where none is left
 */
export function readMood(text: string): { said: string; mood: Mood } {
  const plain = corrected(text);
  const clauses = clausesOf(plain);
  const isCancelling = cancels.test(plain);
  const isRefused = (clause: string) => refusal.test(clause) && !cancels.test(clause);
  const kept = clauses.filter((clause) => !isRefused(clause));
  const said = kept.length === clauses.length ? plain : kept.join('，');
  const left = said || plain;
  const hasAct = kept.some((clause) => doing.test(clause));
  // 不要弯的 直通的: how it shall not be, then how it shall be.
  const isAboutKind =
    (kept.length > 0 && kept.every((clause) => /^(?:换|改)(?:成|个|为)|^看看|^有(?:没有)/.test(clause))) ||
    (kept.length > 0 && clauses.every((clause) => !isRefused(clause) || /^(?:我)?不要(?!第).{1,8}的$/.test(clause)));
  if (!isAboutKind && kept.length < clauses.length && !hasAct && !isCancelling)
    return { said: left, mood: kept.some(isQuestion) ? 'question' : 'refusal' };
  if (marks.condition.test(left)) return { said: left, mood: 'condition' };
  if (marks.report.test(left)) return { said: left, mood: 'report' };
  // 上次买的那个再来20个: what was bought names it, what comes after is asked for.
  const now = left.replace(/(?:上次|上回|之前|以前|昨天|刚才|上周)(?:我们?)?(?:买|看|要|订|加|说)过?的/g, '');
  if (marks.past.test(now) && !/(?:再|照|还|也|又)(?:给我|帮我)?(?:来|加|买|要|订|拿)/.test(now)) return { said: left, mood: 'past' };
  const asking = kept.map(isQuestion);
  const act = kept.findLastIndex((clause, at) => doing.test(clause) && !asking[at]);
  const isAsked = act >= 0 ? asking.slice(act + 1).some(Boolean) && !strong.test(kept[act]!) : asking.some(Boolean);
  return { said: left, mood: isAsked ? 'question' : 'request' };
}
