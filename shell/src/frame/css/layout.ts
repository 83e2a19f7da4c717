import { color, layout, space, type } from '@mall/design-tokens';

/**
 * Where header, page, aside and footer stand in each layout. The foot begins below the first screenful: what a browser renders late pushes nothing that
 * is in sight.
 */
export const layoutCss = `
:root { --frame-menu-width: 220px; --frame-menu-height: 416px; }
body { display: flex; flex-direction: column; min-height: 100vh; }
#page { flex: 1 0 auto; width: ${layout.body}; margin: 0 auto; padding-bottom: ${space.page}; }
#main { display: block; min-width: 0; min-height: max(480px, calc(100vh - 112px)); outline: 0; }
#frame-header { display: block; min-height: 160px; }
#frame-aside { display: none; }
.frame-body { width: ${layout.body}; margin: 0 auto; display: flex; align-items: center; }
.frame-quiet { color: ${color.inkSecond}; }
.frame-new { display: inline-block; margin-left: ${space.xs}; padding: 0 3px; border: 1px solid ${color.action}; border-radius: 2px;
  color: ${color.actionDeep}; font-size: ${type.sizeLeast}; font-style: normal; font-weight: ${type.weightText}; line-height: 14px; vertical-align: 1px; }
body[data-layout='customer-centre'] #page, body[data-layout='customer-orders'] #page { display: grid; grid-template-columns: 194px minmax(0, 990px);
  gap: ${space.lg}; align-items: start; padding-top: ${space.lg}; }
body[data-layout='customer-centre'] #frame-aside, body[data-layout='customer-orders'] #frame-aside { display: block; min-height: 320px; }
body[data-layout='shopping-cart'] #frame-header, body[data-layout='order-confirm'] #frame-header, body[data-layout='order-payment'] #frame-header,
body[data-layout='credit-application'] #frame-header, body[data-layout='after-sale'] #frame-header,
body[data-layout='after-sale-success'] #frame-header, body[data-layout='register'] #frame-header, body[data-layout='about-us'] #frame-header { min-height: 112px; }
body[data-layout='bare'] #frame-header, body[data-layout='document'] #frame-header { min-height: 0; }
body[data-layout='bare'] #page { display: grid; align-content: center; padding-bottom: 0; }
body[data-layout='bare'] #main, body[data-layout='document'] #main { min-height: 480px; }
/* What floats at the window's foot stands on the banners that lie there. */
body { --frame-foot: 0px; padding-bottom: var(--frame-foot); }
body:has(.frame-banners) { --frame-foot: 33px; }
body:has(.frame-banners p + p) { --frame-foot: 66px; }
body[data-layout='document'] { background: ${color.surface}; }
@media print { #frame-header, #frame-footer, #frame-aside { display: none; } body { background: ${color.surface}; } #page { padding: 0; } }
`;
