/** Words of the frame by key, in their order; a url where the words are a link. */
export const textContent: Record<string, readonly { text: string; url?: string; imageUrl?: string }[]> = {
  notice: [{ text: '工作日16:00前付款，现货当日发货' }],
  hotline: [{ text: '400-820-6688' }],
  'service-phone': [{ text: '021-6088-2266' }],
  'service-wechat': [{ text: 'baigong-kefu' }],
  // What the code of customer service says; a person of it is named in the query.
  'service-qr': [{ text: '在线客服', url: 'https://work.weixin.qq.com/kfid/kfc-baigong' }],
  // What wears, by first-level category, with why it is kept in store (rule catalogue 25).
  'spare-part': [
    { text: '磨损最快，型号认准内径、外径、宽度即可替换', url: '/c-11002' },
    { text: '一次拆机一次换，按线径与内径备齐常用规格', url: '/c-11004' },
    { text: '同步带、链条、联轴器，断了就停线', url: '/c-11003' },
    { text: '接头、气管、电磁阀，漏气先换这些', url: '/c-11005' },
    { text: '接触器、按钮、指示灯，电柜里的易损件', url: '/c-11013' },
    { text: '螺钉、螺母、垫圈，拆装必备', url: '/c-11001' },
  ],
  'company-name': [{ text: '百工商城' }],
  'company-address': [{ text: '上海市浦东新区张江路500号' }],
  'search-placeholder': [
    '内六角螺钉 M8x30 304',
    '6204-2RS 深沟球轴承',
    'O型圈 20x2.4 氟橡胶',
    '气缸 缸径32 行程100',
    '麻花钻 5.2mm 含钴',
    '数显卡尺 0-150mm',
    '丁腈手套 L码',
    '厌氧螺纹锁固胶',
    '不锈钢平垫 M10',
  ].map((text) => ({ text })),
  'hot-keyword': [
    '内六角螺钉',
    '深沟球轴承',
    'O型圈',
    '气缸',
    '麻花钻',
    '游标卡尺',
    '不锈钢螺母',
    '快插接头',
    '扳手',
    '劳保手套',
    '扎带',
    '润滑脂',
    '平垫圈',
    '电磁阀',
    '丝锥',
    '安全鞋',
    '螺纹胶',
    '脚轮',
  ].map((text) => ({ text })),
  'hot-activity': [
    { text: '智能选型', url: '/ai' },
    { text: '账期采购', url: '/customer/customerCreditLimit' },
  ],
  'top-advertisement': [
    {
      text: '气动元件当日发货：气缸、电磁阀、快插接头现货2000余种',
      url: `/search?keyword=${encodeURIComponent('气缸')}`,
      imageUrl: '/img/banner/6.svg',
    },
  ],
  // The still picture, then the moving one.
  'head-video': [
    {
      text: '走进百工：12000 m²自动化仓库如何当日发货',
      url: '/t/aboutUs',
      imageUrl: '/img/banner/7.svg',
    },
    { text: '', url: '/img/video/warehouse.webm' },
  ],
  // The newest version of the app with what is new in it, then the oldest that is still served.
  'app-version': [{ text: '2.4.0', url: '询价单支持拍照识别' }, { text: '2.0.0' }],
};
