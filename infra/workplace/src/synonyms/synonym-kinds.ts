import type { Synonym } from '@mall/api-contract/search';

export type SynonymKind = Synonym['kind'];

interface KindWords {
  kind: SynonymKind;
  name: string;
  /** What is written as the term, and what it means then. */
  term: string;
  means: string;
}

/** The kinds of correspondence that the search knows (rule search 25), as staff read them. */
export const synonymKinds: readonly KindWords[] = [
  { kind: 'word', name: '同义词', term: '买家说的词，例如：生料带', means: '商城里的叫法，每行一个，例如：密封带' },
  { kind: 'standard', name: '标准对应', term: '标准号，例如：GB/T 70.1', means: '同一零件的其他标准号和名称，每行一个，例如：DIN 912' },
  {
    kind: 'quality',
    name: '性能要求',
    term: '买家的要求，例如：耐油',
    means: '符合要求的属性值，每行一个，例如：丁腈、≥180℃；只对一种商品成立的，前面写商品：脚轮 橡胶',
  },
  { kind: 'code', name: '后缀对应', term: '型号后缀，例如：ZZ', means: '意思相同的后缀，每行一个，例如：2Z' },
  { kind: 'series', name: '系列型号', term: '厂家型号的开头，例如：CDJ2B', means: '这个系列是什么，每行一个，例如：气缸' },
  { kind: 'brand', name: '未经营品牌', term: '商城没有的品牌', means: '它主要做什么，每行一个；不填则只识别为品牌' },
];

export const nameOfKind = (kind: SynonymKind) => synonymKinds.find((one) => one.kind === kind)!.name;
