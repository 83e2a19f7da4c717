import { CallRefused } from '../../../http/calls-as.ts';
import { findHelp } from '../help-topics.ts';
import type { Intent } from '../reading/intent.ts';
import { answersFrom } from './business-answers.ts';
import { type Answer, offers, runs, says, type Turn } from './turn.ts';

const subjects =
  /支付密码|支付方式|货到付款|对公转账|发票抬头|电子发票|专用发票|发票|开票|账期|额度|账单|还款|优惠券|询价|报价|退货|换货|退款|售后|审批|物流|运费|包邮|自提|配送|取消订单|订单|注册|登录|密码|账号|会员|黑卡|收货地址|地址|购物车|起订量|支付|付款|保修|质保/;

interface HelpHit {
  id: number;
  name: string;
  excerpt: string;
}
interface Article {
  title: string;
  summary: string;
  url: string;
}
/** Nothing found is no failure of the answer. */
const orNone = <T>(found: Promise<T[]>): Promise<T[]> =>
  found.catch((error: unknown) => {
    if (error instanceof CallRefused) return [];
    throw error;
  });

const topics: readonly [RegExp, Intent][] = [
  [/账期|额度|月结|授信|提额|赊/, 'credit'],
  [/账单|还款/, 'bill'],
  [/发票|开票|专票|抬头/, 'invoice'],
  [/优惠券/, 'coupon'],
  [/询价|报价/, 'inquiry'],
];
/** The own business that a question about the rules belongs to: 现在用了多少, after 怎么提额. */
export const topicOf = (text: string): Intent | undefined => topics.find(([words]) => words.test(text))?.[1];

/** How the mall goes about something, out of the help centre, with the article linked. */
export async function* helping(turn: Turn): Answer {
  const { read, tools } = turn;
  const topic = findHelp(read.text);
  const keyword = subjects.exec(read.text)?.[0] ?? topic?.title ?? read.keyword;
  const hits = keyword ? await orNone<HelpHit>(tools.use('search_help', { keyword: keyword.slice(0, 50) })) : [];
  const [hit] = hits.toSorted((a, b) => Number(b.name.includes(keyword)) - Number(a.name.includes(keyword)));
  if (topic) yield says(`【${topic.title}】${topic.text}`);
  else if (hit) yield says(`【${hit.name}】${hit.excerpt}`);
  else if (topicOf(read.text) && tools.isSignedIn)
    return yield* answersFrom[topicOf(read.text)!]!({ ...turn, read: { ...read, intent: topicOf(read.text)! } });
  else yield says('帮助中心没有这方面的说明，可以联系人工客服，工作日 8:30–18:00。');
  if (hit) yield says(`\n来源：[帮助中心：${hit.name}](/helpCenter?id=${hit.id})`);
  // The order that is spoken of can be cancelled with one press, which shows its card.
  const { one } = turn.asked.kind === 'orders' ? turn.asked.input : {};
  if (topic?.title === '取消订单' && typeof one === 'string') yield offers(['取消这个订单', `取消订单 ${one}`]);
  const page = topic?.page ?? { url: '/helpCenter', title: '帮助中心' };
  yield runs('openPage', page);
}

/** What the knowledge pages say of it; nothing where they don't. */
export async function knowledgeOf({ read, tools }: Turn): Promise<Article[]> {
  const keyword = read.keyword
    .replace(/(?:怎么|如何)(?:选择?|看|用|算|安装)|区别|是什么(?:意思)?|什么是|原理|有哪些/g, ' ')
    .trim()
    .slice(0, 40);
  if (keyword === '') return [];
  const answer = await tools.use('search_knowledge', { keyword }).catch(() => ({ items: [] }));
  return (answer.items as Article[]).slice(0, 3);
}
export async function* knowing(turn: Turn, articles: readonly Article[]): Answer {
  const [first, ...others] = articles;
  yield says(`${first!.summary}\n来源：[${first!.title}](${first!.url})`);
  if (others.length > 0) yield says(`；[${others[0]!.title}](${others[0]!.url})`);
  if (turn.read.keyword)
    yield offers([
      '看相关商品',
      turn.read.keyword.replace(/怎么选|如何选|区别|怎么.{1,2}$/g, '').slice(0, 30) || turn.read.keyword.slice(0, 30),
    ]);
}
