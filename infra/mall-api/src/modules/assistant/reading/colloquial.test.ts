import { expect, test } from '@jest/globals';
import { readQuestion } from './read-question.ts';

const keywordOf = (text: string) => readQuestion(text).keyword;
const intentOf = (text: string) => readQuestion(text).intent;

test.each([
  ['师傅 有没有6203的轴承', '6203 轴承'],
  ['呃 弄点砂纸 240目', '砂纸 240目'],
  ['买一批口罩', '口罩'],
  ['上周买了50包', ''],
  ['换施耐德的', '施耐德'],
  ['有丝扣的不', '螺纹'],
  ['发到广州几天能到', ''],
  ['广州数控的有吗', '广州数控'],
  ['轴用挡圈', '轴用挡圈'],
  ['孔用的呢', '孔用'],
  ['加到询价单', ''],
  ['接头来十个', '接头'],
  ['抹布 一大包', '抹布'],
  ['加工中心刀柄', '加工中心刀柄'],
  ['热缩管', '热缩管'],
  ['地牛2吨的', '地牛2吨'],
  ['地毯胶', '地毯胶'],
  ['打错了 是100个', ''],
  ['报个含税价给我', ''],
])('%s is about %s', (text, keyword) => expect(keywordOf(text)).toBe(keyword));

test.each([
  ['bargain', '能便宜点吗'],
  ['bargain', '四桶能便宜多少'],
  ['bargain', '1000个能打几折'],
  ['bargain', '有没有优惠'],
  ['product', '便宜点的'],
  ['price', '它现在卖多少'],
  ['price', '报个含税价给我'],
  ['stock', '第一个现在库里有没有'],
  ['favourite', '把第一个收藏了'],
  ['kept', '收藏了的有哪些'],
  ['help', '逾期了会怎样'],
  ['help', '一个订单能用两张券吗'],
  ['help', '用账期付的订单取消了 额度会退回来吗'],
  ['help', '我想退货怎么弄'],
  ['help', '多久能退钱'],
  ['help', '开专票要啥资料'],
  ['help', '我要开个发票 抬头能改吗'],
  ['help', '轴承买错型号了能换吗'],
  ['help', '坏了能修吗'],
  ['help', '你们周末发货吗'],
  ['help', '发票跟货一起来吗'],
  ['help', '下午五点付款今天还能发吗'],
  ['help', '登录才能看价格吗'],
  ['human', '你们电话多少'],
  ['startAfterSales', '上个月买的轴承坏了俩'],
  ['startAfterSales', '收到的货少了两个'],
  ['cancelOrder', '把第二单取消了'],
  ['cancelOrder', '上一个订单帮我取消掉 买错了'],
  ['order', '第二单呢'],
  ['parcel', '催一下'],
  ['cart', '帮我把购物车清了'],
  ['addToList', '第一个放到常用清单里'],
  ['kept', '收藏里有什么'],
  ['specs', '一盒有多少颗'],
  ['specs', '一次要买多少起'],
  ['compare', '这个跟刚才那个差多少钱'],
  ['thanks', '不用找了'],
  ['abuse', '怎么老是听不懂'],
  ['addToCart', '来半箱'],
])('%s: %s', (intent, text) => expect(intentOf(text)).toBe(intent));

test('how it shall not be, said before how it shall be, is no refusal; a refusal alone is', () => {
  expect(readQuestion('不要弯的 直通的')).toMatchObject({ mood: 'request', keyword: '直通' });
  expect(readQuestion('不要了 换成磨砂的')).toMatchObject({ mood: 'request', keyword: '磨砂' });
  expect(readQuestion('算了先不要').mood).toBe('refusal');
  expect(readQuestion('不要了').mood).toBe('refusal');
});

test('much of something, at least and at most are wishes', () => {
  const kinds = (text: string) => readQuestion(text).wishes.map(({ kind }) => kind);
  expect(kinds('力矩大的')).toEqual(['most']);
  expect(kinds('流量大一点的')).toEqual(['most']);
  expect(kinds('500mm以上的')).toEqual(['atLeast']);
  expect(kinds('2000流明以上的')).toEqual(['atLeast']);
  expect(kinds('预算2000块以内')).toEqual(['upTo']);
  expect(kinds('能便宜点吗')).toEqual([]);
});

test('a job takes what a number or a word says of it', () => {
  expect(readQuestion('轴承 6308 转速6000能用不').selection).toMatchObject({ job: 'bearing', shaft: 40, speed: 6000 });
  expect(readQuestion('6201轴承 转速3000行吗').selection).toMatchObject({ job: 'bearing', shaft: 12 });
  expect(readQuestion('M10的8.8级螺栓拧到多少牛米').selection).toMatchObject({ job: 'torque', thread: 10 });
});
