import { skuFileUrl, skuPictureUrl } from '@mall/domain/catalogue';
import { isMounted, partOf } from '@mall/part-models';
import type { SkuRow } from './sku.repository.ts';

/** A SKU's pictures, at least three: the line drawing; its shaded model, views with dimensions and where it is mounted, or its front with its parameters; packed (rule drawing 2). */
export function skuPictures({ skuNumber, name, family, drawing }: Pick<SkuRow, 'skuNumber' | 'name' | 'family' | 'drawing'>) {
  const own = (file: string, title: string, thumb = file) => ({
    thumbUrl: skuFileUrl(skuNumber, thumb),
    url: skuFileUrl(skuNumber, file),
    title,
  });
  return [
    { thumbUrl: skuPictureUrl(skuNumber, 'thumb'), url: skuPictureUrl(skuNumber, 'large'), title: name },
    ...(partOf(family, drawing)
      ? [
          own('shaded.png', '立体图', 'shaded-thumb.png'),
          own('views.svg', '尺寸图'),
          ...(isMounted(family) ? [own('use.svg', '安装示意')] : []),
        ]
      : [own('facts.svg', '主要参数')]),
    own('packed.svg', '包装示意'),
  ];
}
