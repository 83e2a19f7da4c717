import type { AgreementSections } from '@mall/api-contract/content';

const mostSections = 60;
const mostParagraphs = 60;
const longest = { title: 60, paragraph: 2000 };

/** An agreement as it is edited: a line that begins with # is a heading, every other line a paragraph. */
export const textOf = (sections: AgreementSections): string =>
  sections.map(({ title, paragraphs }) => [`# ${title}`, ...paragraphs].join('\n')).join('\n\n');

/** Reads an edited agreement. @returns its sections, or what is wrong with it, in words that say where */
export function readText(text: string): { sections: AgreementSections; fault?: never } | { fault: string; sections?: never } {
  const sections: AgreementSections = [];
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '') continue;
    const title = /^[#＃]+\s*(.*)$/.exec(line)?.[1];
    const last = sections.at(-1);
    if (title !== undefined) {
      if (title === '' || title.length > longest.title) return { fault: `标题应为 1 至 ${longest.title} 个字：“${title.slice(0, 20)}”` };
      if (sections.some((one) => one.title === title)) return { fault: `标题重复：“${title}”` };
      sections.push({ title, paragraphs: [] });
    } else if (!last) return { fault: '第一行应为标题，以 # 开头' };
    else if (line.length > longest.paragraph) return { fault: `“${last.title}”中有一段超过 ${longest.paragraph} 个字，请分成几段` };
    else last.paragraphs.push(line);
  }
  const bare = sections.find(({ paragraphs }) => paragraphs.length === 0);
  const long = sections.find(({ paragraphs }) => paragraphs.length > mostParagraphs);
  if (sections.length === 0) return { fault: '请填写正文' };
  if (bare) return { fault: `“${bare.title}”下面还没有内容` };
  if (sections.length > mostSections || long) return { fault: `最多 ${mostSections} 节，每节最多 ${mostParagraphs} 段` };
  return { sections };
}

/** A line of an agreement beside the version before. */
export interface ComparedLine {
  text: string;
  isTitle: boolean;
  change: 'same' | 'added' | 'removed';
}

const linesOf = (sections: AgreementSections) =>
  sections.flatMap(({ title, paragraphs }) => [{ text: title, isTitle: true }, ...paragraphs.map((text) => ({ text, isTitle: false }))]);

/** What a version changes: all its lines in their order, those that are gone where they stood (longest common subsequence). */
export function compare(before: AgreementSections, after: AgreementSections): ComparedLine[] {
  const old = linesOf(before);
  const now = linesOf(after);
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  const isSame = (i: number, j: number) => old[i]!.text === now[j]!.text && old[i]!.isTitle === now[j]!.isTitle;
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      common[i]![j] = isSame(i, j) ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
  const lines: ComparedLine[] = [];
  for (let i = 0, j = 0; i < old.length || j < now.length; ) {
    if (i < old.length && j < now.length && isSame(i, j)) {
      lines.push({ ...now[j]!, change: 'same' });
      i += 1;
      j += 1;
    } else if (i < old.length && (j === now.length || common[i + 1]![j]! >= common[i]![j + 1]!)) {
      lines.push({ ...old[i]!, change: 'removed' });
      i += 1;
    } else {
      lines.push({ ...now[j]!, change: 'added' });
      j += 1;
    }
  }
  return lines;
}
