import { useLayoutData } from '../../platform/layout-data.ts';

/** The codes to scan: official account, mini-programs, and supplier cooperation by WeChat. Drawn by the API. */
export function FooterCodes() {
  const { layout } = useLayoutData();
  if (!layout.qrData.length) return null;
  return (
    <ul className="frame-codes" aria-label="扫码关注">
      {layout.qrData.map(({ id, name, note, url }) => (
        <li key={id}>
          <img src={url} alt={`${name}二维码`} width={84} height={84} loading="lazy" />
          <b>{name}</b>
          <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}
