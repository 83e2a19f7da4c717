/**
 * What every token is worth. Colours and type are the ones of the design ("How it looks and feels"); each tint or pressed shade
 * is derived from one of them. Read `names.ts` in components; only the page head and the contrast test need these values.
 */
export const values = {
  color: {
    ink: '#1c2430',
    inkSecond: '#56606e',
    /** placeholders and the quietest labels: the lightest ink that is still AA on paper and ground */
    inkThird: '#667080',
    /** disabled text only; exempt from contrast */
    inkDisabled: '#9aa3af',
    onInk: '#ffffff',
    line: '#dfe4ea',
    /** borders of buttons and quiet tags, which their words already tell apart */
    lineStrong: '#c0c8d2',
    /** borders of things one types into: 3:1 against paper */
    lineControl: '#8b95a3',
    ground: '#f4f6f8',
    surface: '#ffffff',
    surfaceSunken: '#f4f6f8',
    surfaceHover: '#f8fafc',
    accent: '#0b57d0',
    accentHover: '#0a4cb5',
    accentPressed: '#083f97',
    accentTint: '#edf4fe',
    accentLine: '#a9c5f4',
    onAccent: '#ffffff',
    /** signal orange, for the one action that matters on a screen; white on it only large and bold (3.6:1) */
    action: '#e8590c',
    actionHover: '#d94f06',
    actionPressed: '#b83f00',
    /** signal orange a step deeper, where white text on it or orange text on paper is of ordinary size */
    actionDeep: '#c44300',
    onAction: '#ffffff',
    /** for prices only */
    price: '#d6281f',
    success: '#18794e',
    successTint: '#e9f6ef',
    successLine: '#a5d6bd',
    warning: '#ad5700',
    warningTint: '#fff6e9',
    warningLine: '#efcf9f',
    /** what went wrong; darker than the price red, which stays for prices */
    danger: '#b3202a',
    dangerHover: '#991a23',
    dangerTint: '#fdf0f0',
    dangerLine: '#ecb7ba',
    tagExclusive: '#0b57d0',
    tagPromotion: '#d6281f',
    tagBlackCard: '#1c2430',
    onTagBlackCard: '#f0d6a4',
    tagAgreement: '#0f5f6b',
    onTag: '#ffffff',
    scrim: 'rgb(20 27 38 / 48%)',
  },
  type: {
    family: 'Mall, "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif',
    familyMono: 'ui-monospace, "SF Mono", "Cascadia Mono", Consolas, "Noto Sans Mono CJK SC", monospace',
    sizeLeast: '12px',
    sizeTable: '13px',
    sizeText: '14px',
    sizeLead: '16px',
    sizeTitle: '20px',
    sizeDisplay: '26px',
    lineText: '1.5',
    lineTable: '1.35',
    lineTitle: '1.3',
    weightText: '400',
    weightPart: '500',
    weightStrong: '600',
  },
  space: { hair: '2px', xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '20px', xxl: '24px', section: '32px', page: '48px' },
  radius: { sm: '2px', md: '4px', lg: '8px', full: '999px' },
  elevation: {
    raised: '0 1px 2px rgb(28 36 48 / 8%)',
    floating: '0 0 0 1px rgb(28 36 48 / 7%), 0 6px 20px rgb(28 36 48 / 12%)',
    dialog: '0 0 0 1px rgb(28 36 48 / 6%), 0 24px 56px rgb(28 36 48 / 24%)',
  },
  motion: { fast: '120ms', base: '160ms', slow: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)', skeletonDelay: '200ms' },
  layout: {
    /** 1200 px; a window of just 1200 px keeps room for its scrollbar, a narrower one 20 px at the sides */
    body: 'min(1200px, max(100vw - 40px, min(1180px, 200vw - 1220px)))',
    gutter: '20px',
    controlSm: '28px',
    controlMd: '36px',
    controlLg: '48px',
    rowTable: '44px',
    rowCart: '96px',
    /** what sticks below the site's head (heads of tables); the shell sets it to the height of what it keeps on screen */
    stickyTop: '0px',
  },
  zIndex: { sticky: '10', header: '100', sideMenu: '200', overlay: '1000', dialog: '1100', popup: '1200', toast: '1300' },
} as const;

/** What is worth something else below 768 px: the sides are narrower, and what is pressed is as large as a fingertip. */
export const valuesBelowTablet = {
  layout: { body: 'calc(100vw - 32px)', gutter: '16px', controlSm: '44px', controlMd: '44px' },
} as const;
