import { defineScreens } from '@mall/mf-kit';
import { breadcrumbList } from '../../parts/structured.ts';
import { supplierCall, supplierCategoriesCall } from '../../parts/supplier/supplier-call.ts';

/** A company offers its goods to the mall. */
export const supplierScreens = defineScreens({
  supplier: {
    component: () => import(/* webpackChunkName: "screen-supplier" */ './supplier/supplier-page.tsx'),
    load: () => [supplierCategoriesCall()],
    head: () => ({
      ...{ title: '供应商合作', canonical: '/supplier' },
      description: '百工商城面向工业品生产厂家、品牌代理与经销商招商：招商品类、合作条件、申请流程与进度查询。',
      structured: [breadcrumbList([{ name: '供应商合作', path: '/supplier' }])],
    }),
  },
  'supplier-apply': {
    component: () => import(/* webpackChunkName: "screen-supplier-apply" */ './supplier-apply/supplier-apply-page.tsx'),
    load: () => [supplierCategoriesCall()],
    // An application's own address is nobody else's to find.
    head: (_read, { query }) => ({
      title: supplierCall(query) ? '供应商申请进度' : '供应商申请',
      ...(query.has('pass')
        ? { description: '供应商合作申请的办理进度。', isUnlisted: true }
        : { description: '供应商在线申请：上传营业执照自动识别，选择供货品类并提交材料。', canonical: '/supplier/apply' }),
    }),
  },
});
