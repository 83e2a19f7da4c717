import type { ContentBlock } from '@mall/mall-api/filling';
export interface FixedPage {
  slug: string;
  title: string;
  summary: string;
  blocks: ContentBlock[];
}
const hero = (title: string, text: string, linkText = '', linkUrl = ''): ContentBlock => ({ kind: 'hero', title, text, linkText, linkUrl });
const categories = (title: string, count = 60): ContentBlock => ({ kind: 'tiles', title, of: 'categories', count });
const brands = (title: string, count = 24): ContentBlock => ({ kind: 'tiles', title, of: 'brands', count });
const ownBrands = (title: string): ContentBlock => ({ kind: 'tiles', title, of: 'ownBrands', count: 12 });
const keywords = (title: string, count = 24): ContentBlock => ({ kind: 'tiles', title, of: 'keywords', count });
const articles = (title: string, count = 9): ContentBlock => ({ kind: 'tiles', title, of: 'articles', count });

/** Pages at addresses that the mall has set; `id` gives a category's number. */
export const fixedPages = (id: (name: string) => number, ownBrandIds: readonly number[]): FixedPage[] => {
  const shelf = (title: string, name: string, count = 6): ContentBlock => ({ kind: 'shelf', title, categoryId: id(name), count });
  const own = ownBrandIds.map(
    (manufacturerId, at): ContentBlock => ({
      ...{ kind: 'shelf', title: at === 0 ? '自有品牌热销' : '自有品牌更多商品', manufacturerId, count: 6 },
    }),
  );
  return [
    {
      slug: 'catalogV2',
      title: '选型目录总览',
      summary: '按品类、品牌与用途进入选型目录：尺寸表、选型知识与在售商品。',
      blocks: [
        hero('选型目录总览', '从品类、品牌或关键词进入，页面列出尺寸、常见问题与在售商品。', '全部分类', '/sitemap'),
        categories('按品类'),
        brands('按品牌', 12),
        articles('选型知识'),
      ],
    },
    {
      slug: 'catalogV2/brand',
      title: '品牌目录',
      summary: '在售品牌一览，进入品牌查看全部系列与商品。',
      blocks: [hero('品牌目录', '按品牌查看全部系列，国际与国产品牌都在这里。', '全部品牌', '/brand/all'), brands('热门品牌', 48)],
    },
    {
      slug: 'catalogV2/brand-sem',
      title: '热门品牌专区',
      summary: '热门品牌的常购商品：紧固件、轴承、气动与刀具。',
      blocks: [
        brands('热门品牌', 16),
        shelf('螺钉热销', '内六角圆柱头螺钉'),
        shelf('轴承热销', '62系列深沟球轴承'),
        shelf('气动热销', '快插接头'),
      ],
    },
    {
      slug: 'catalogV2/category-nb',
      title: '名牌商品目录',
      summary: '按品类查看名牌商品：轴承、气动、电气与刀具。',
      blocks: [hero('名牌商品目录', '同一规格下比较各品牌的参数、货期与价格。'), categories('按品类'), brands('名牌', 24)],
    },
    {
      slug: 'catalogV2/category-pb',
      title: '自有品牌目录',
      summary: '自有品牌商品目录：与名牌同规格，价格更低。',
      blocks: [hero('自有品牌目录', '与名牌商品按同一标准生产，常用规格常备现货。'), ownBrands('自有品牌'), ...own],
    },
    {
      slug: 'catalogV2/head',
      title: '常用品类入口',
      summary: '企业采购最常用的品类与选购页。',
      blocks: [categories('常用品类', 24), keywords('常看的选购页', 24)],
    },
    {
      slug: 'catalogV2/product',
      title: '热销商品目录',
      summary: '各品类的热销商品：紧固件、轴承、密封、气动、刀具与劳保。',
      blocks: [
        hero('热销商品目录', '按销量排列，现货优先。', '热销商品', '/hotProduct'),
        ...(['外六角螺栓全牙', '60系列深沟球轴承', '国标O型圈', '标准气缸', '麻花钻', '丁腈手套'].map((name) =>
          shelf(name, name),
        ) as ContentBlock[]),
      ],
    },
    {
      slug: 'catalog/brand',
      title: '按品牌选购',
      summary: '先选品牌，再看系列：在售品牌与热销商品。',
      blocks: [brands('在售品牌', 60), ownBrands('自有品牌')],
    },
    {
      slug: 'catalog/category',
      title: '按品类选购',
      summary: '全部一级品类与常看的选购页，快速进入。',
      blocks: [categories('全部品类'), keywords('常看的选购页', 30)],
    },
    {
      slug: 'catalog/product',
      title: '按商品选购',
      summary: '检修、装配与劳保的常购商品。',
      blocks: [shelf('检修常备', '气雾清洗剂'), shelf('装配常备', '螺纹锁固剂'), shelf('劳保常备', '防割手套'), keywords('更多选购页', 18)],
    },
    ...aboutUs,
    ...topics(shelf, articles),
  ];
};

const aboutUs: FixedPage[] = [
  {
    slug: 't/aboutUs',
    title: '关于百工商城',
    summary: '百工商城是面向企业的工业用品采购平台：主营品类、服务优势、联系方式与供应商合作。',
    blocks: [
      {
        ...{ anchor: 'aboutUs', kind: 'hero', title: '关于百工商城', linkText: '', linkUrl: '' },
        text: '百工商城为企业提供紧固件、轴承、密封件、气动、刀具、电气与劳保等工业用品，一次下单，一张账单，一张发票。',
      },
      {
        kind: 'text',
        markdown:
          '## 我们做什么\n\n把分散在各处的工业用品放到一个目录里：每个商品都有规格参数、图纸与货期；买不到的可以询价，说不清的可以按清单匹配。\n\n价格、库存与货期在提交订单时重新核对，有变化会先告诉您。',
      },
      { anchor: 'mainCategory', kind: 'tiles', title: '主营品类', of: 'categories', count: 24 },
      {
        ...{ anchor: 'advantage', kind: 'text' },
        markdown:
          '## 服务优势\n\n- **现货与货期**：五地仓库，工作日 16:00 前付款的现货当日发货。\n- **清单采购**：粘贴或上传清单，自动匹配商品，可询价、可下单。\n- **账期与发票**：企业可申请账期，按月出账；增值税发票电子化。\n- **售后**：签收后 30 天内可申请退换与维修。\n\n详细规则见[帮助中心](/helpCenter)。',
      },
      {
        ...{ anchor: 'contactUs', kind: 'text' },
        markdown:
          '## 联系我们\n\n客服热线见页面底部，工作日 8:30～18:00 接听。在线问题可以问[智能助手](/ai)，已登录的客户可以在[客户中心](/customer/personCenter)提交反馈。',
      },
      {
        ...{ anchor: 'joinUs', kind: 'text' },
        markdown:
          '## 供应商合作\n\n欢迎制造商、品牌代理与经销商：在[供应商合作](/supplier)线上提交营业执照、品牌授权与商品资料，3 个工作日内答复，凭链接查看进度。',
      },
    ],
  },
];

const topics = (
  shelf: (title: string, name: string, count?: number) => ContentBlock,
  articles: (title: string, count?: number) => ContentBlock,
): FixedPage[] => [
  {
    slug: 'cms/maintenance',
    title: '设备检修专题',
    summary: '停机检修的准备清单：清洗、润滑、密封、紧固与防护用品。',
    blocks: [
      hero('设备检修专题', '停机时间有限，先按清单备齐用品，再开工。', '上传清单', '/customer/createinquiryv2'),
      {
        kind: 'text',
        markdown:
          '## 检修前备齐\n\n1. 上锁挂牌：安全挂锁与警示牌。\n2. 清洗去油：气雾清洗剂、擦拭纸。\n3. 更换件：轴承、油封、O 形圈、皮带。\n4. 复装：锁固胶、润滑脂、力矩扳手。',
      },
      shelf('上锁挂牌', '安全挂锁'),
      shelf('清洗', '气雾清洗剂'),
      shelf('润滑', '通用锂基脂'),
      { kind: 'video', title: '仓库发货', film: 'warehouse.webm' },
      articles('检修会用到的知识', 6),
    ],
  },
  {
    slug: 'cms/safety',
    title: '安全生产专题',
    summary: '按危害选防护用品：手、足、头、眼、耳、呼吸与坠落。',
    blocks: [
      hero('安全生产专题', '先识别危害，再按标准选防护用品。', '防护标准', '/zhishi?topic=%E5%8A%B3%E4%BF%9D'),
      shelf('手部防护', '防割手套'),
      shelf('足部防护', '安全鞋'),
      shelf('坠落防护', '安全带'),
      { kind: 'tiles', title: '防护知识', of: 'articles', topic: '劳保', count: 9 },
    ],
  },
  {
    slug: 'cp/fasteners',
    title: '紧固件专场',
    summary: '螺栓、螺母、垫圈与防松件的常用规格。',
    blocks: [
      hero('紧固件专场', '常用规格成箱起订，强度等级与材质齐全。'),
      shelf('螺栓', '外六角螺栓全牙', 12),
      shelf('螺母', '六角螺母', 12),
      shelf('垫圈', '平垫圈', 12),
    ],
  },
  {
    slug: 'cp/pneumatics',
    title: '气动元件专场',
    summary: '气缸、电磁阀、接头与气管，一次配齐。',
    blocks: [
      hero('气动元件专场', '从气源到执行元件，按缸径与螺纹配套。'),
      shelf('气缸', '标准气缸', 12),
      shelf('电磁阀', '电磁阀', 12),
      shelf('接头', '快插接头', 12),
    ],
  },
];
