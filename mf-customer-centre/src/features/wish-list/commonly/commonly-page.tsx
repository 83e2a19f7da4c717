import { below, color, radius, space } from '@mall/design-tokens';
import { CentrePage } from '@mall/mall-parts/account';
import { useNavigate, useScreen, useSearchParams } from '@mall/mf-kit';
import { Tabs } from '@mall/ui-kit/data-display';
import { styled } from 'styled-components';
import { BoughtList } from './bought-list.tsx';
import { readShown, type ShownList, shownHref } from './shown-list.ts';
import { WishedList } from './wished-list.tsx';

/** /customer/commonly: what a contact person keeps, and what they keep buying. */
export default function CommonlyPage() {
  const { title } = useScreen();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { tab, page } = readShown(query);
  return (
    <CentrePage title={title || '常用清单'}>
      <Paper>
        <Tabs<ShownList['tab']>
          label="清单"
          value={tab}
          onValueChange={(chosen) => void navigate(shownHref({ tab: chosen, page: 1 }))}
          items={[
            { value: 'wished', label: '收藏的商品', panel: <WishedList page={page} /> },
            { value: 'bought', label: '常购商品', panel: <BoughtList page={page} /> },
          ]}
        />
      </Paper>
    </CentrePage>
  );
}

// The table goes from edge to edge: seven columns need the room.
const Paper = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & [role='tablist'] {
    padding: ${space.xs} ${space.xxl} 0;
  }
  & [role='tabpanel'] {
    padding: 0;
  }
  ${below.tablet} {
    & [role='tablist'] {
      padding: ${space.xs} ${space.lg} 0;
    }
  }
`;
