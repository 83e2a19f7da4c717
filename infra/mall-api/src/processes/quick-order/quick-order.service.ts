import type { QuickOrder, QuickOrderLine } from '@mall/api-contract/cart';
import { cartLinesAtMost } from '@mall/domain/cart';
import { type ListLine, quantityFault } from '@mall/domain/inquiry';
import type { ListWords } from '@mall/domain/inquiry/list';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import type { Viewer } from '../../modules/cart/sku-at-quantity.ts';
import { skuLookup } from '../../modules/cart/sku-lookup.ts';
import type { FileService } from '../../modules/file/file.service.ts';
import type { MatchedLine, SaidLine } from '../../modules/inquiry/inquiry-rows.ts';
import type { LineMatcher } from '../../modules/inquiry/line-matcher.ts';
import { productView } from '../../modules/inquiry/line-view.ts';
import type { ReadListFile } from '../../modules/inquiry/list-file.ts';
import { saidLine } from '../../modules/inquiry/said-line.ts';
import { type ListContent, understandList } from '../../modules/inquiry/understand-list.ts';
import { itemNoService } from '../../modules/product/item-no.service.ts';

/** So many products are shown to choose from. */
const productsAtMost = 6;

interface Parts {
  matcher: LineMatcher;
  files: Pick<FileService, 'find' | 'read'>;
  readListFile: ReadListFile;
}

/** A number and a quantity, and nothing else: `6204-2RS 10`, `WL-0003,5个`. */
const plainLine = /^\s*([^\s,，;；]{3,40})[\s,，;；]+[x×*]?\s*(\d{1,6})\s*(?:个|件|只|套|盒|包|支|根|卷|箱|副|pcs|ea)?[\s,，;；]*$/i;

/** The lines of a quick order as such, and the text without them: in a list of parts `6005 20` could be two sizes, here it is a part and how many. */
function plainLines(text: string): { plain: ListLine[]; rest: string } {
  const plain: ListLine[] = [];
  const rest = text.split(/\r?\n/).map((raw, at) => {
    const [, name, quantity] = plainLine.exec(raw.normalize('NFKC')) ?? [];
    if (name === undefined) return raw;
    plain.push({ row: at + 1, raw: raw.trim(), name, quantity: Number(quantity), faults: [] });
    return '';
  });
  return { plain, rest: rest.join('\n') };
}

/** Cells out of a sheet, line for line. */
const isTabbed = (text: string) => text.split('\n').every((line) => !line.trim() || line.includes('\t'));

async function readList(content: ListContent, words: ListWords): Promise<{ lines: readonly ListLine[]; notes: readonly string[] }> {
  const known = { remembered: async () => new Map(), words };
  const whole = await understandList(content, undefined, known);
  if (!('text' in content) || (whole.table && isTabbed(content.text)) || (whole.table?.mapping.headerRow ?? 0) > 0) return whole;
  const { plain, rest } = plainLines(content.text);
  const { lines, notes } = await understandList({ text: rest }, undefined, known);
  return { lines: [...plain, ...lines].toSorted((a, b) => a.row - b.row), notes };
}

const size = /\d[x×*]\d/i;
/** A single word with digits that is no size: a part's number, an order code, or the company's own number. */
function numberOf({ name = '', partNumber, ownItemNumber, skuNumber }: ListLine): string | undefined {
  if (partNumber ?? ownItemNumber ?? skuNumber) return undefined;
  return /^\S{3,40}$/.test(name) && /\d/.test(name) && !size.test(name) ? name : undefined;
}

/** What lines of a list are, so that they can go into the cart at once: the inquiry's matching, and nothing is written (rule cart 32). */
export const quickOrderService = (db: Database, { matcher, files, readListFile }: Parts) => ({
  /** @throws {MallError} FILE_NOT_FOUND, FILE_UNREADABLE, INQUIRY_LIST_UNREADABLE */
  async match(viewer: Viewer, { data = '', uploadFilePath }: { data?: string; uploadFilePath?: string }): Promise<QuickOrder> {
    const { customerId } = viewer.kp;
    let content: ListContent = { text: data };
    if (uploadFilePath !== undefined) {
      await files.find([uploadFilePath], customerId);
      content = await readListFile((await files.read(uploadFilePath)).content);
    }
    const { lines, notes } = await readList(content, await matcher.words());
    if (lines.length === 0) throw new MallError('INQUIRY_LIST_UNREADABLE');
    const read = lines.slice(0, cartLinesAtMost);
    const own = await itemNoService(db).calledAny(
      viewer.kp,
      read.flatMap((line) => numberOf(line)?.toLowerCase() ?? []),
    );
    const said = read.map((line) => {
      const number = numberOf(line);
      const { name: _, ...rest } = line;
      const isOwn = number !== undefined && own.has(number.toLowerCase());
      return saidLine(number === undefined ? line : { ...rest, [isOwn ? 'ownItemNumber' : 'partNumber']: number }, 'pasted');
    });
    const matched = await matcher.match(customerId, said);
    // What is nobody's number may be a model or a name all the same.
    const left = read.flatMap((line, index) => (matched[index]!.matchState === 'unmatched' && numberOf(line) !== undefined ? [index] : []));
    const again = await matcher.match(
      customerId,
      left.map((index) => saidLine(read[index]!, 'pasted')),
    );
    for (const [at, index] of left.entries()) matched[index] = again[at]!;
    const numbers = matched.flatMap((line) => line.candidates.slice(0, productsAtMost).map(({ sku }) => sku));
    const at = await skuLookup(db).loadAt(viewer, numbers);
    const over = lines.length - read.length;
    return {
      lines: read.map(({ row }, index) => lineView(row, said[index]!, matched[index]!, at)),
      notes: [...notes, ...(over > 0 ? [`一次最多${cartLinesAtMost}行，后面${over}行没有读取`] : [])],
    };
  },
});

type At = Awaited<ReturnType<ReturnType<typeof skuLookup>['loadAt']>>;

function lineView(row: number, said: SaidLine, { matchState, matchWhy, candidates }: MatchedLine, at: At): QuickOrderLine {
  const quantity = said.quantity;
  const products = candidates.slice(0, productsAtMost).flatMap(({ sku: number }) => {
    const sku = at(number, quantity ?? undefined);
    return sku ? [productView(sku, quantity ?? sku.minOrderQty)] : [];
  });
  return {
    row,
    said: said.said,
    quantity,
    // Where none was said the smallest is meant; what was said and is no number is asked about.
    quantityFault: said.quantitySaid === '' ? '' : quantityFault(quantity, said.quantitySaid),
    state: products.length > 0 && (matchState === 'exact' || matchState === 'similar') ? matchState : 'unmatched',
    why: matchWhy,
    products,
  };
}
