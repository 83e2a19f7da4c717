import { creditCodeCheckSign, idNumberCheckSign } from '@mall/domain/account';
import type { Clerk } from '../matching/clerk.ts';

const surnames = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕'];
const given = [...'伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉萍红建文辉鹏飞宇浩欣怡晨雪梅雅琳国栋志远嘉俊豪博'];
const trades = ['机械', '五金', '轴承', '自动化', '液压', '电气', '精密模具', '紧固件', '流体设备', '工业科技', '机电设备', '仪器仪表'];
const brands = [
  '拓维',
  '恒瑞达',
  '金鼎',
  '汇川源',
  '锐科',
  '鸿泰',
  '中岳',
  '蓝海星',
  '博远',
  '华晟',
  '启明',
  '同创',
  '万川',
  '德力信',
  '盛航',
  '瑞丰',
];
const forms = ['有限公司', '有限公司', '有限公司', '股份有限公司', '有限责任公司'];
const banks = ['中国工商银行', '中国建设银行', '中国银行', '中国农业银行', '招商银行', '交通银行', '苏州银行', '上海浦东发展银行'];
const streets = ['人民路', '工业园区星湖街', '科技大道', '中山北路', '解放东路', '创新二路', '龙腾路', '长江西路', '建设大街', '学院南路'];
const scopes = [
  '机械设备、五金交电、轴承及配件、液压元件的销售',
  '自动化控制设备的研发、设计、安装、调试与技术咨询',
  '从事货物及技术的进出口业务',
  '仪器仪表、劳动防护用品、电线电缆、电子产品的批发与零售',
  '金属制品加工；模具制造；普通货物道路运输',
];

/** Regions of the mall's own list: province, city, district, and their code. */
const regions: readonly [string, string, string, number][] = [
  ['江苏省', '苏州市', '虎丘区', 320505],
  ['江苏省', '南京市', '江宁区', 320115],
  ['浙江省', '宁波市', '鄞州区', 330212],
  ['浙江省', '杭州市', '余杭区', 330110],
  ['广东省', '深圳市', '宝安区', 440306],
  ['广东省', '佛山市', '顺德区', 440606],
  ['山东省', '青岛市', '黄岛区', 370211],
  ['湖北省', '武汉市', '洪山区', 420111],
  ['四川省', '成都市', '双流区', 510116],
  ['河南省', '郑州市', '金水区', 410105],
  ['安徽省', '合肥市', '蜀山区', 340104],
  ['上海市', '上海市', '嘉定区', 310114],
  ['北京市', '北京市', '昌平区', 110114],
  ['湖南省', '长沙市', '岳麓区', 430104],
];
const codeSigns = '0123456789ABCDEFGHJKLMNPQRTUWXY';

export interface Place {
  region: string;
  code: number;
  detail: string;
}
const twoDigits = (n: number) => String(n).padStart(2, '0');
export const digits = ({ below }: Clerk, length: number) => Array.from({ length }, () => below(10)).join('');
export const day = ({ below }: Clerk, from: number, to: number): string =>
  `${from + below(to - from + 1)}-${twoDigits(1 + below(12))}-${twoDigits(1 + below(28))}`;
/** 2019年3月5日, with or without noughts. */
export const inChinese = (iso: string, padded = true): string => {
  const [y, m, d] = iso.split('-') as [string, string, string];
  return padded ? `${y}年${m}月${d}日` : `${y}年${Number(m)}月${Number(d)}日`;
};

export function person({ one, chance }: Clerk): string {
  return one(surnames) + one(given) + (chance(0.75) ? one(given) : '');
}
export function place(clerk: Clerk): Place {
  const [province, city, district, code] = clerk.one(regions);
  const region = province === city ? `${city}${district}` : `${province}${city}${district}`;
  const building = clerk.one(['', `${1 + clerk.below(20)}幢`, `${1 + clerk.below(9)}号楼${101 + clerk.below(900)}室`, 'A座3层']);
  return { region, code, detail: `${clerk.one(streets)}${1 + clerk.below(1999)}号${building}` };
}
export const phone = (clerk: Clerk) => `1${clerk.one(['38', '39', '58', '86', '77', '51'])}${digits(clerk, 8)}`;

/** An invented company; its code holds. */
export function company(clerk: Clerk) {
  const { one, below } = clerk;
  const seat = place(clerk);
  const city = seat.region.replace(/^.*省/, '').replace(/市.*$/, '');
  const first = `91${seat.code}MA${Array.from({ length: 7 }, () => one([...codeSigns])).join('')}`;
  const founded = day(clerk, 2001, 2023);
  const bank = one(banks);
  return {
    name: `${city}${one(brands)}${one(trades)}${one(forms)}`,
    code: first + creditCodeCheckSign(first),
    legalPerson: person(clerk),
    capital: one(['壹佰万元整', '伍佰万元整', '1000万元人民币', '500万人民币', '贰仟万元整', '3000.00万元人民币']),
    type: one(['有限责任公司(自然人投资或控股)', '有限责任公司', '股份有限公司(非上市、自然人投资或控股)', '有限责任公司(自然人独资)']),
    founded,
    until: below(2) ? '长期' : `${Number(founded.slice(0, 4)) + 20}${founded.slice(4)}`,
    seat,
    scope: `${Array.from({ length: 2 + below(3) }, (_, at) => scopes[(at + below(2)) % scopes.length]).join('；')}。（依法须经批准的项目，经相关部门批准后方可开展经营活动）`,
    bank: `${bank}${bank.includes(city) ? '' : city}${one(['高新区支行', '开发区支行', '分行营业部', '城中支行', '新城支行'])}`,
    account: digits(clerk, 1).replace(/[06]/, '3') + digits(clerk, 11 + below(8)),
    phone: `0${one(['512', '25', '574', '755', '28'])}-${2 + below(7)}${digits(clerk, 7)}`,
  };
}

/** An invented person's card; its number holds. */
export function citizen(clerk: Clerk) {
  const home = place(clerk);
  const born = day(clerk, 1962, 2003);
  const first = `${home.code}${born.replaceAll('-', '')}${digits(clerk, 3)}`;
  return {
    ...{ name: person(clerk), born, home },
    number: first + idNumberCheckSign(first),
    sex: Number(first[16]) % 2 === 1 ? '男' : '女',
    nation: clerk.one(['汉', '汉', '汉', '回', '满', '壮', '土家', '蒙古']),
    authority: `${home.region
      .replace(/^.*省/, '')
      .replace(/市(?=.)/, '市公安局')
      .replace(/区$/, '分局')}`,
    from: day(clerk, 2012, 2022),
  };
}
