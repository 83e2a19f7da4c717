import type { CallOutput } from '@mall/mf-kit';

type Shown = Extract<CallOutput<'content.getContentPage'>['blocks'][number], { kind: 'pictures' }>['pictures'][number];

/** A picture in the size and format that suits the window; its place is kept. @param sizes as the browser's own attribute has it */
export function SizedPicture({ picture, sizes, isFirst = false }: { picture: Shown; sizes: string; isFirst?: boolean }) {
  const { url, alt, width, height, widths } = picture;
  const set = (format: string) => widths.map((one) => `${url}-${one}.${format} ${one}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={`${url}-${widths.at(-1)}.webp`}
        srcSet={set('webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        style={{ width: '100%', height: 'auto' }}
      />
    </picture>
  );
}
