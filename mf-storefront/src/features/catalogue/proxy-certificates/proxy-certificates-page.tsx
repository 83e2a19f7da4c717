import { below, space } from '@mall/design-tokens';
import { Link, useCall, useNavigate, useSearchParams, useTitle } from '@mall/mf-kit';
import { Body, Breadcrumb, Button, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { Input } from '@mall/ui-kit/forms';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { certificatesCall } from '../../../parts/brands/brand-calls.ts';
import { CertificateCard, CertificateList } from '../../../parts/brands/certificate-card.tsx';
import { ChoiceLinks } from '../../../parts/brands/choice-links.tsx';
import { ListPages } from '../../../parts/content/list-pages.tsx';
import { PageHead } from '../../../parts/layout-parts.ts';

const here = '/brand/proxy-certificate';

/** Makers' papers: found by brand, number or letter, each to be enlarged. */
export default function ProxyCertificatesPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { data, error, isLoading, refresh } = useCall(certificatesCall(query), { keepPreviousData: true });
  const [typed, setTyped] = useState(query.get('keyword') ?? '');
  useTitle('代理证书');
  const find = (event: FormEvent) => {
    event.preventDefault();
    void navigate(typed.trim() ? `${here}?keyword=${encodeURIComponent(typed.trim())}` : here);
  };
  return (
    <Body>
      <Breadcrumb linkAs={Link} items={[{ label: '首页', href: '/' }, { label: '全部品牌', href: '/brand/all' }, { label: '代理证书' }]} />
      <PageHead>
        <h1>代理证书</h1>
        {data && <p>共 {data.total} 份</p>}
      </PageHead>
      <Find role="search" aria-label="查找证书" onSubmit={find}>
        <Input
          aria-label="品牌名或证书编号"
          placeholder="品牌名或证书编号"
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">查找</Button>
      </Find>
      {data ? (
        <>
          <ChoiceLinks label="品牌首字母" name="initial" choices={data.initials.map((value) => ({ value, label: value }))} />
          {data.items.length > 0 ? (
            <CertificateList aria-busy={isLoading || undefined}>
              {data.items.map((certificate, at) => (
                <li key={certificate.id}>
                  <CertificateCard certificate={certificate} priority={at < 4} />
                </li>
              ))}
            </CertificateList>
          ) : (
            <EmptyPanel title="没有找到证书">核对品牌名或编号，或按首字母查看。</EmptyPanel>
          )}
          <ListPages list={data} />
        </>
      ) : error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="证书" variant="grid" count={12} />
      )}
    </Body>
  );
}

const Find = styled.form`
  display: flex;
  gap: ${space.sm};
  max-width: 480px;
  margin-bottom: ${space.md};
  ${below.tablet} {
    & > button {
      min-height: 44px;
    }
  }
`;
