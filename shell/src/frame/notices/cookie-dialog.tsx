import { space } from '@mall/design-tokens';
import { AlertDialog } from '@mall/ui-kit/overlays';
import { styled } from 'styled-components';

const ways = [
  ['Chrome', '设置 → 隐私和安全 → 第三方 Cookie 与网站数据 → 允许'],
  ['Edge', '设置 → Cookie 和网站权限 → 允许站点保存和读取 Cookie 数据'],
  ['Firefox', '设置 → 隐私与安全 → Cookie 和网站数据 → 取消拦截'],
  ['Safari', '偏好设置 → 隐私 → 取消“阻止所有 Cookie”'],
  ['360、QQ 浏览器', '设置 → 高级设置 → 网页内容 → Cookie → 允许'],
] as const;

/** What a browser that blocks cookies needs, with the way through its settings. */
export default function CookieDialog({ onClose }: { onClose: () => void }) {
  return (
    <AlertDialog onClose={onClose} confirmText="我知道了" cancelText={null}>
      您的浏览器禁用了 Cookie，将无法登录、加入购物车和记住送货地区。请在浏览器设置中允许 Cookie 后刷新页面：
      <Ways>
        {ways.map(([browser, way]) => (
          <li key={browser}>
            <b>{browser}</b>：{way}
          </li>
        ))}
      </Ways>
    </AlertDialog>
  );
}

const Ways = styled.ul`
  display: grid;
  gap: ${space.xs};
  padding-top: ${space.md};
`;
