import { color, space, type } from '@mall/design-tokens';
import { call, useCall, useIsPastFirstScreenful, useSession } from '@mall/mf-kit';
import { Button } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { SkuDetail } from './product-words.ts';
import { useFile } from './use-file.ts';

const loadDialog = () => import(/* webpackChunkName: "model-dialog" */ './model-dialog.tsx');
const ModelDialog = lazy(loadDialog);

/** What can be taken away of a product: its drawing, its data sheet and, where its shape is known, its model, which can be looked at first. */
export function PartFiles({ sku }: { sku: Pick<SkuDetail, 'productId' | 'skuNumber' | 'productName'> }) {
  const isWhole = useIsPastFirstScreenful();
  const { data } = useCall(isWhole ? call('product.getExist3DModel', { id: sku.productId, skuNumber: sku.skuNumber }) : null);
  const { busy, takePublic, takeModel } = useFile(sku.skuNumber);
  const { signedIn } = useSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <Root role="group" aria-label="图纸与三维模型">
      {data && (
        <>
          {data.meshUrl && (
            <Button onPointerEnter={() => void loadDialog()} onFocus={() => void loadDialog()} onClick={() => setOpen(true)}>
              查看 3D 模型
            </Button>
          )}
          <Line>
            <span>图纸</span>
            <Button size="sm" busy={busy === 'svg'} onClick={() => void takePublic('svg', data.drawingUrl)}>
              尺寸图 SVG
            </Button>
            <Button size="sm" busy={busy === 'pdf'} onClick={() => void takePublic('pdf', data.dataSheetUrl)}>
              数据表 PDF
            </Button>
          </Line>
          {data.formats.length > 0 && (
            <Line>
              <span>模型</span>
              {data.formats.map((format) => (
                <Button
                  key={format}
                  size="sm"
                  busy={busy === format}
                  onClick={() => takeModel(format)}
                  aria-label={`下载 ${format.toUpperCase()}`}
                >
                  {format.toUpperCase()}
                </Button>
              ))}
              {!signedIn && <small>登录后下载</small>}
            </Line>
          )}
        </>
      )}
      {isOpen && data?.meshUrl && (
        <Suspense fallback={null}>
          <ModelDialog url={data.meshUrl} skuNumber={sku.skuNumber} name={sku.productName} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.md} ${space.xxl};
  /* The page doesn't move when the files come. */
  min-height: 64px;
  padding-top: ${space.lg};
  border-top: 1px solid ${color.line};
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  font-size: ${type.sizeTable};
  & > span {
    color: ${color.inkThird};
  }
  & > small {
    color: ${color.inkThird};
    font-size: ${type.sizeLeast};
  }
`;
