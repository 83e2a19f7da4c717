import { proposal } from './acting.ts';
import { type Answer, offers, runs, says, type Turn } from './turn.ts';

/** Lines of which most name something and how many: a list that was pasted. */
export function isList(text: string): boolean {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.length >= 2 && lines.filter((line) => /\d/.test(line) && line.length <= 200).length * 2 >= lines.length;
}

/** A pasted list: what was read of it, and the card that starts an inquiry with it. */
export async function* listing({ tools, thread }: Turn, data: string): Answer {
  if (!tools.isSignedIn) {
    yield says('这是一份清单。登录后可以把它写入询价单并逐行匹配商品。');
    return yield runs('openPage', { url: '/login', title: '登录' });
  }
  const { lineCount, faultCount, lines } = await tools.use('read_list', { data });
  const rows = (
    lines as { said: string; name: string; partNumber: string; specification: string; quantity: number | null; unit: string }[]
  ).slice(0, 8);
  yield says(`读到${lineCount}行${faultCount > 0 ? `，其中${faultCount}行数量不清楚，写入后可以补` : ''}：\n`);
  yield runs('showTable', {
    title: '清单',
    columns: ['品名、规格或型号', '数量'],
    rows: rows.map((one) => [
      [one.partNumber, one.name, one.specification].filter(Boolean).join(' ') || one.said,
      one.quantity === null ? '—' : `${one.quantity}${one.unit}`,
    ]),
  });
  yield proposal(thread.turn, {
    tool: 'start_inquiry',
    input: { data },
    title: '写入询价单',
    changes: [{ label: '行数', value: `${lineCount}行` }],
    button: '写入并匹配',
    sku: 'list',
  });
}

/** Where a list or its photo is taken in. */
export async function* startingInquiry(): Answer {
  yield says('把清单粘贴在这里，一行一种，带上数量；图片、PDF 或 Excel 在询价页上传，会逐行识别。');
  yield runs('openPage', { url: '/customer/createinquiryv2', title: '新建询价单' });
  yield offers(['看看示例', '6204-2RS 深沟球轴承 10个\nM8x30 内六角螺钉 200个']);
}
