import { below, color, radius, space, type } from '@mall/design-tokens';
import { brandUrl } from '@mall/domain/catalogue';
import { type CallOutput, Link } from '@mall/mf-kit';
import { Button, belowFold, CloseIcon, IconButton, pictureLoading, Tag } from '@mall/ui-kit';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';

export type ProxyCertificate = CallOutput<'catalogue.getMallProxyCertificateList'>[number];
const scales = [100, 150, 200, 300] as const;

/** A maker's paper: pressed, it fills the window and can be enlarged; it is drawn in lines, so nothing gets lost. `priority`: visible without scrolling, fetched at once. */
export function CertificateCard({ certificate, priority }: { certificate: ProxyCertificate; priority?: boolean }) {
  const { manufacturerId, manufacturerName, number, validFrom, validUntil, isValid, pictureUrl } = certificate;
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(0);
  const name = `${manufacturerName}代理证书`;
  return (
    <Card>
      <Paper type="button" onClick={() => dialog.current?.showModal()} aria-label={`放大查看${name}`}>
        <img src={pictureUrl} alt={`${name}，编号 ${number}`} width={840} height={594} {...pictureLoading(priority)} />
      </Paper>
      <p>
        <Link to={brandUrl(manufacturerId)} newTab>
          {manufacturerName}
        </Link>
        <Tag kind={isValid ? 'success' : 'neutral'}>{isValid ? '有效' : '已过期'}</Tag>
      </p>
      <small>
        编号 {number}
        <br />
        {validFrom} 至 {validUntil}
      </small>
      <Window
        ref={dialog}
        aria-label={name}
        onClose={() => setAt(0)}
        onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      >
        <header>
          <b>{name}</b>
          <Button size="sm" disabled={at === 0} onClick={() => setAt(at - 1)}>
            缩小
          </Button>
          <output aria-label="比例">{scales[at]}%</output>
          <Button size="sm" disabled={at === scales.length - 1} onClick={() => setAt(at + 1)}>
            放大
          </Button>
          <IconButton label="关闭" icon={<CloseIcon size={16} />} onClick={() => dialog.current?.close()} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be scrolled by the keyboard, too */}
        <section tabIndex={0} aria-label="证书图">
          <img src={pictureUrl} alt="" width={840} height={594} loading="lazy" style={{ width: `${scales[at]}%` }} />
        </section>
      </Window>
    </Card>
  );
}

export const CertificateList = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.md};
  & > li {
    display: grid;
  }
  & > li:nth-child(n + 9) {
    ${belowFold('270px')}
  }
  ${below.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.sm};
  }
`;
const Card = styled.article`
  padding: ${space.sm};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  & > p {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.sm};
    padding: ${space.xs} 0;
  }
  & > p > :last-child {
    flex-shrink: 0;
  }
  & > small {
    display: block;
    color: ${color.inkThird};
    font-size: ${type.sizeLeast};
    overflow-wrap: anywhere;
  }
  ${below.tablet} {
    & > p > a {
      padding: 12px 0;
    }
  }
`;
const Paper = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 1px solid ${color.line};
  background: ${color.surface};
  cursor: zoom-in;
  & > img {
    display: block;
    width: 100%;
    height: auto;
  }
  &:hover {
    border-color: ${color.accent};
  }
`;
const Window = styled.dialog`
  width: min(1000px, calc(100vw - 24px));
  max-width: none;
  max-height: min(780px, calc(100dvh - 24px));
  margin: auto;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.md};
  background: ${color.surface};
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: rgb(0 0 0 / 55%);
  }
  & > header {
    display: flex;
    align-items: center;
    gap: ${space.sm};
    padding: ${space.sm} ${space.md};
    border-bottom: 1px solid ${color.line};
  }
  & > header > b {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > header output {
    min-width: 44px;
    text-align: center;
  }
  & > section {
    flex: 1;
    overflow: auto;
    background: ${color.ground};
  }
  & > section > img {
    display: block;
    height: auto;
    margin: 0 auto;
  }
`;
