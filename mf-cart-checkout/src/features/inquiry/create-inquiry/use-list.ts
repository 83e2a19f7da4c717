import { usePlatform, useSession } from '@mall/mf-kit';
import { readTab, useWrite, writeTab } from '@mall/mf-kit/write';
import { useRef, useState } from 'react';
import type { ListMapping, RecognisedList, SheetChange } from '../../../parts/inquiry/inquiry-types.ts';
import { useUpload } from '../../../parts/inquiry/use-upload.ts';
import { isPictureType, useReading } from './use-reading.ts';

/** A list that the buyer brought: words, or a file that was uploaded. */
export type ListSource = { data: string } | { uploadFilePath: string; name: string };
export interface ReadList {
  source: ListSource;
  picture: RecognisedList;
}
/** How the lines of a list go into the sheet. */
export interface HowToMatch {
  mapping?: ListMapping;
  replaces: boolean;
  /** A bill of material counts one machine: so many of them. */
  sets: number;
}

export const listCharactersAtMost = 100_000;
const named = (source: ListSource) => ('data' in source ? { data: source.data } : { uploadFilePath: source.uploadFilePath });
/** Photos and PDFs that can't be read can still be asked about by themselves. */
const canStandAlone = (name: string) => /\.(pdf|jpe?g|png|webp|xlsx?|csv)$/i.test(name);

/** From words or a file to lines of the sheet: uploaded, looked at, corrected, matched. What failed is said beside it, and what was typed stays. */
export function useList(inquiryId: number, onMatched: (change: SheetChange) => void) {
  const { sdk, notify, navigate, bus } = usePlatform();
  const { kpId } = useSession();
  const key = `mall:inquiry-text:${kpId}`;
  const [text, setText] = useState(() => readTab<string>(key) ?? '');
  const [read, setRead] = useState<ReadList>();
  const [reading, setReading] = useState('');
  const upload = useUpload();
  const [unreadable, setUnreadable] = useState<{ uploadFilePath: string; name: string }>();
  const looking = useWrite();
  const matching = useWrite();
  const asking = useWrite();
  const turn = useRef(0);
  const isPasted = useRef(false);
  const pictures = useReading((source) => (read ? undefined : look(source)));

  function type(words: string) {
    setText(words);
    writeTab(key, words || undefined);
  }

  async function match(source: ListSource, { mapping, replaces, sets }: HowToMatch) {
    const list = { ...named(source), ...(mapping ? { mapping } : {}), inquiryId, inquiryMatchType: replaces ? 2 : 1 };
    const { answer } = await matching.run({ ...list, sets }, (options) =>
      sets > 1 ? sdk.inquiry.bomMatchInquirySheet({ ...list, sets }, options) : sdk.inquiry.matchInquirySheet(list, options),
    );
    if (!answer) return;
    setRead(undefined);
    if ('uploadFilePath' in source) pictures.done(source.uploadFilePath);
    if ('data' in source) {
      if (!isPasted.current && answer.lines.length > 0) {
        const items = answer.lines.map(({ id }) => ({ itemId: id, source: 'typed' as const }));
        // How lines came in is counted (rule inquiry 62); what can't be told is no loss.
        sdk.inquiry.saveStatisticsDataSourceItems({ id: answer.inquiryId, items }).catch(() => {});
      }
      isPasted.current = false;
      type('');
    }
    onMatched(answer);
  }

  /** Looks at a list. Words without columns need no picture: they are matched at once. */
  async function look(source: ListSource, mapping?: ListMapping) {
    turn.current += 1;
    const own = turn.current;
    matching.forget();
    setUnreadable(undefined);
    const { answer: picture } = await looking.run({ source, mapping, own }, () =>
      sdk.inquiry.identifyTable({ ...named(source), ...(mapping ? { mapping } : {}) }),
    );
    if (own !== turn.current) return;
    if (!picture) return void ('data' in source || mapping || !canStandAlone(source.name) || setUnreadable(source));
    if (picture.kind === 'text' && 'data' in source) return match(source, { replaces: false, sets: 1 });
    setRead({ source, picture });
  }

  return {
    text,
    type,
    /** Words came out of the clipboard. */
    paste: () => {
      isPasted.current = true;
    },
    read,
    /** The file on its way, and once it is there the name of the one that is read. */
    uploading: upload.uploading,
    giveUp: upload.giveUp,
    reading,
    unreadable,
    isLooking: looking.isBusy,
    isMatching: matching.isBusy,
    isAsking: asking.isBusy,
    failure: matching.failure || asking.failure || looking.failure,
    look,
    match,
    /** A photo or a PDF that is read in the background. */
    pictures,
    async upload(file: File) {
      looking.forget();
      setUnreadable(undefined);
      matching.forget();
      const { answer: kept } = await looking.run({ name: file.name, size: file.size, at: file.lastModified }, (options) =>
        upload.send(file, options),
      );
      if (!kept) return;
      if (isPictureType(kept.type)) return pictures.begin(kept.file);
      setReading(file.name);
      await look({ uploadFilePath: kept.file, name: file.name });
      setReading('');
    },
    putAside: () => {
      turn.current += 1;
      if (read && 'uploadFilePath' in read.source) pictures.putAside(read.source.uploadFilePath);
      setRead(undefined);
      matching.forget();
    },
    /** Asks by the file alone: staff write its lines down (rule inquiry 21). */
    async askByFile(file = unreadable) {
      if (!file) return;
      const content = { uploadFilePath: file.uploadFilePath, remark: file.name.slice(0, 200) };
      const { answer } = await asking.run(content, (options) => sdk.inquiry.createQuotationWithCustomerFile(content, options));
      if (!answer) return;
      pictures.putAside(file.uploadFilePath);
      notify({ tone: 'success', text: `已提交，询价单号 ${answer.inquiryNumber}` });
      bus.emit('inquiry:changed', {});
      navigate(answer.url);
    },
  };
}
export type List = ReturnType<typeof useList>;
