import type { CallOutput } from '@mall/mf-kit';
import { Calculator } from './calculator.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { Pictures } from './pictures.tsx';
import { Prose } from './prose.ts';
import { Shelf } from './shelf.tsx';
import { Sizes } from './sizes.tsx';
import { Tiles } from './tiles.tsx';
import { Video } from './video.tsx';

export type Block = CallOutput<'content.getContentPage'>['blocks'][number];
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** How many parts a first screenful may show. */
const blocksAbove = 3;

/** A page's parts in their order, each drawn by its kind (rule content 29). The first heading of a page that begins with a hero is the hero's. */
export function ContentBlocks({ blocks }: { blocks: readonly Block[] }) {
  const shelf = blocks.findIndex(({ kind }) => kind === 'shelf');
  const seenFirst = shelf < blocksAbove ? shelf : -1;
  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and never change their place
  return blocks.map((block, at) => <One key={`${at}-${block.kind}`} block={block} isFirst={at === 0} isSeenFirst={at === seenFirst} />);
}

interface Props {
  block: Block;
  isFirst: boolean;
  /** Goods that a window shows before anybody scrolls. */
  isSeenFirst: boolean;
}

const One = (props: Props) =>
  props.block.anchor ? (
    <div id={props.block.anchor} style={{ scrollMarginTop: 96 }}>
      <Drawn {...props} />
    </div>
  ) : (
    <Drawn {...props} />
  );

function Drawn({ block, isFirst, isSeenFirst }: Props) {
  switch (block.kind) {
    case 'hero':
      return <Hero block={block} isFirst={isFirst} />;
    case 'text':
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the API made it of Markdown and cleaned it at this very reading (rule content 26)
      return <Prose dangerouslySetInnerHTML={{ __html: block.html }} />;
    case 'shelf':
      return <Shelf block={block} isSeenFirst={isSeenFirst} />;
    case 'sizes':
      return <Sizes block={block} />;
    case 'faq':
      return <Faq block={block} />;
    case 'video':
      return <Video block={block} />;
    case 'pictures':
      return <Pictures block={block} />;
    case 'tiles':
      return <Tiles block={block} />;
    case 'calculator':
      return <Calculator name={block.name} />;
  }
}
