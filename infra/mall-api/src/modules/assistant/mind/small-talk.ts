import type { ReadQuestion } from '../reading/read-question.ts';
import { type Answer, offers, runs, says } from './turn.ts';

const examples: [string, string][] = [
  ['找商品', 'M8x30 304内六角螺钉有货吗'],
  ['选型', '轴径20转速3000用什么轴承'],
  ['查订单', '上一个订单到哪了'],
];
const foreign = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Thai}]/u;
/** English that asks rather than names: part numbers and material names are no talk. */
const english = /^(?=.*\b(?:the|is|are|do|does|you|please|how|what|where|can|want|need|hello|my)\b)[\x20-\x7e]{12,}$/i;
const longest = 500;

/** What isn't about goods: a line, and the way on. Undefined for everything else. */
export function plainAnswer({ intent, text, keyword }: ReadQuestion, question: string): Answer | undefined {
  if (text === '') return plain('请告诉我要找什么商品，或要查什么。', ...examples);
  if (question.length > longest) return plain(`一次最多读${longest}字。请说要找的商品；清单请一行一种地粘贴，我来写入询价单。`);
  if (foreign.test(text) || english.test(text))
    return plain('目前只支持中文（型号、规格可以是英文）。Please ask in Chinese, or type a part number.', ...examples);
  if (intent === 'greeting' || intent === 'capabilities')
    return plain('您好，我是商城的智能助手：找商品、比价格与货期、按标准选型、查订单与账单；加购、询价由您按下按钮确认。', ...examples);
  if (intent === 'thanks') return plain('不客气，还需要什么随时告诉我。');
  if (intent === 'abuse') return plain('抱歉没有帮上忙。请告诉我要找的商品或要查的订单；也可以转人工客服。', ['联系人工客服', '人工客服']);
  if (intent === 'secrets') return plain('我只查商城的商品和您企业自己的订单与账目，别的我看不到，也做不了。');
  if (intent === 'offTopic') return plain('这个我帮不上忙，我只能帮您采购：找商品、查订单与账目。', ...examples);
  if (intent === 'human') return human();
  if (!/[\p{L}\p{N}]/u.test(text)) return plain('没看懂，请说商品的名称、规格或型号。', ...examples);
  return /^(.)\1{5,}$/u.test(keyword) ? plain('没看懂，请说商品的名称、规格或型号。', ...examples) : undefined;
}

async function* plain(words: string, ...answers: [string, string][]): Answer {
  yield says(words);
  if (answers.length > 0) yield offers(...answers);
}
async function* human(): Answer {
  yield says('需要人工服务时，请使用页面右侧的“联系客服”，工作日 8:30–18:00 为您一对一服务。');
  yield runs('openPage', { url: '/customer/requestAfterSales/feedback', title: '意见反馈' });
}
