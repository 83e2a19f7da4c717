import { below, color, elevation, layout, radius, space, type, zIndex } from '@mall/design-tokens';
import { skuUrl } from '@mall/domain/catalogue';
import { mostCompared } from '@mall/domain/comparison';
import { SkuPrice, TwoLines } from '@mall/mall-parts/product';
import { Link, useBusEvent } from '@mall/mf-kit';
import { Button, ButtonLink, ChevronDownIcon, ChevronUpIcon, CloseIcon, IconButton, Picture } from '@mall/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useComparison } from '../parts/comparison/use-comparison.ts';

/** The comparison bar at the foot of the page: four places; it opens when something is added. */
export default function ComparisonBarWidget() {
  const { items = [], error, refresh, remove, clear } = useComparison();
  const [isOpen, setOpen] = useState(true);
  useBusEvent('comparison:changed', ({ added }) => added && setOpen(true));
  const places = [...items, ...Array.from({ length: Math.max(0, mostCompared - items.length) }, () => undefined)].slice(0, mostCompared);
  return (
    <Bar aria-label="商品对比栏" data-floating-foot={isOpen ? 'open' : 'folded'}>
      <Head>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          对比栏 {items.length}/{mostCompared}
          {isOpen ? <ChevronDownIcon size={12} /> : <ChevronUpIcon size={12} />}
        </button>
        {error && (
          <span role="alert">
            {error.message}{' '}
            <Button variant="link" onClick={() => void refresh()}>
              重试
            </Button>
          </span>
        )}
        {items.length > 0 && (
          <Button variant="link" onClick={() => void clear()}>
            清空
          </Button>
        )}
        <ButtonLink as={Link} to="/comparison" size="sm" {...{ newTab: true }}>
          开始对比
        </ButtonLink>
      </Head>
      {isOpen && (
        <Places>
          {places.map((item, at) =>
            item ? (
              <li key={item.skuNumber}>
                <Picture src={item.pictureUrl} alt="" size={48} />
                <div>
                  <Link to={skuUrl(item.skuNumber)}>
                    <TwoLines>{item.productName}</TwoLines>
                  </Link>
                  <SkuPrice views={[item.skuDto]} unit={item.salesPackUom} />
                </div>
                <IconButton
                  label={`移除：${item.productName}`}
                  icon={<CloseIcon size={12} />}
                  onClick={() => void remove(item.skuNumber)}
                />
              </li>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has no identity but where it is
              <li key={`empty-${at}`} data-empty>
                再添加 1 个商品
              </li>
            ),
          )}
        </Places>
      )}
    </Bar>
  );
}

const Bar = styled.aside`
  position: fixed;
  bottom: var(--frame-foot, 0);
  left: 50%;
  z-index: ${zIndex.sideMenu};
  width: ${layout.body};
  max-width: 100vw;
  transform: translateX(-50%);
  border-radius: ${radius.lg} ${radius.lg} 0 0;
  background: ${color.surface};
  box-shadow: ${elevation.floating};
  ${below.tablet} {
    width: 100%;
    padding-bottom: env(safe-area-inset-bottom);
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.lg};
  height: 44px;
  padding: 0 ${space.lg};
  font-size: ${type.sizeTable};
  & > :first-child {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
    margin-right: auto;
    font-weight: ${type.weightStrong};
  }
  & > span {
    color: ${color.danger};
  }
  ${below.tablet} {
    gap: ${space.sm};
    height: auto;
    padding: 0 ${space.lg};
    flex-wrap: wrap;
    & > :first-child {
      min-height: 44px;
    }
  }
`;
const Places = styled.ul`
  display: flex;
  gap: 1%;
  padding: 0 0.5% ${space.md};
  & > li {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr) 28px;
    gap: ${space.sm};
    align-items: center;
    flex: none;
    width: 24%;
    height: 76px;
    padding: ${space.sm};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    font-size: ${type.sizeLeast};
    line-height: ${type.lineTable};
  }
  & > li[data-empty] {
    display: grid;
    grid-template-columns: 1fr;
    place-items: center;
    border-style: dashed;
    color: ${color.inkThird};
  }
  & a {
    color: ${color.ink};
  }
  & a:hover {
    color: ${color.accent};
  }
  ${below.tablet} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
      justify-items: center;
      height: auto;
      min-height: 60px;
      padding: ${space.xs};
    }
    & > li:not([data-empty]) > :nth-child(2) {
      display: none;
    }
  }
`;
