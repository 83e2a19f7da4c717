import type { Language, WeighedWord } from '@mall/domain/search/query';
import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { customPinyin, pinyin } from 'pinyin-pro';

const dictionary = (words: readonly WeighedWord[]) => Buffer.from(words.map(({ word, weight }) => `${word} ${weight} n\n`).join(''));

// A milling cutter is read xǐ; xiǎn is a metal in old books.
customPinyin({ 铣: 'xǐ' });

/** Chinese as jieba cuts it and pinyin-pro reads it. */
export const chinese: Language = {
  syllables: (text) => pinyin(text, { toneType: 'none', type: 'array' }),
  cutterFor(words) {
    const jieba = new Jieba();
    jieba.loadDict(dictionary(words));
    return (run) => jieba.cut(run, false);
  },
  generalCutterFor(words) {
    const jieba = Jieba.withDict(dict);
    jieba.loadDict(dictionary(words));
    return {
      cut: (run) => jieba.cut(run, false),
      cutForSearch: (run) => jieba.cutForSearch(run, false),
      cutAll: (run) => jieba.cutAll(run),
    };
  },
};
