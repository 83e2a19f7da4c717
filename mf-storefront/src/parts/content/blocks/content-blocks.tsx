import type { CallOutput } from '@mall/mf-kit';
import { Calculator } from './calculator.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { Pictures } from './pictures.tsx';
import { Prose } from './prose.ts';
import { Shelf, type Sight } from './shelf.tsx';
import { Sizes } from './sizes.tsx';
import { Tiles } from './tiles.tsx';
import { Video } from './video.tsx';

export type Block = CallOutput<'content.getContentPage'>['blocks'][number];
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** How many parts, and goods among them, a first screenful may show. */
const [partsSeenFirst, goodsSeenFirst] = [3, 12];

/** How much a shelf's pictures matter to a page's first paint, by what stands above it. */
function sightOf(blocks: readonly Block[], at: number): Sight {
  const above = blocks.slice(0, at).reduce((sum, block) => sum + (block.kind === 'shelf' ? block.products.length : 0), 0);
  if (above >= goodsSeenFirst) return 'later';
  return above === 0 && at < partsSeenFirst ? 'first' : 'soon';
}

/** A page's parts in their order, each drawn by its kind (rule content 29). The first heading of a page that begins with a hero is the hero's. */
export function ContentBlocks({ blocks }: { blocks: readonly Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and never change their place
  return blocks.map((block, at) => <One key={`${at}-${block.kind}`} block={block} isFirst={at === 0} sight={sightOf(blocks, at)} />);
}

interface Props {
  block: Block;
  isFirst: boolean;
  sight: Sight;
}

const One = (props: Props) =>
  props.block.anchor ? (
    <div id={props.block.anchor} style={{ scrollMarginTop: 96 }}>
      <Drawn {...props} />
    </div>
  ) : (
    <Drawn {...props} />
  );

function Drawn({ block, isFirst, sight }: Props) {
  switch (block.kind) {
    case 'hero':
      return <Hero block={block} isFirst={isFirst} />;
    case 'text':
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the API made it of Markdown and cleaned it at this very reading (rule content 26)
      return <Prose dangerouslySetInnerHTML={{ __html: block.html }} />;
    case 'shelf':
      return <Shelf block={block} sight={sight} />;
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
