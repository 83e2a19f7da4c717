/** Routes for everybody that search engines are kept from (rules page-addresses 20, 21): steps, lists of somebody's own, papers that somebody was handed a link to, and faults. */
export const unlisted: ReadonlySet<string> = new Set([
  '/login',
  '/register',
  '/registerBind',
  '/registerCompleted',
  '/customer/forgetpassword',
  '/customer/joinCompany/:token',
  '/m/pay/:token?',
  '/m/quot/:id?',
  '/dl-inv/:key?',
  '/download-inv/:key?',
  '/comparison',
  '/error-500',
  '/maintenanceNotice',
]);

/** What isn't there answers 404: nothing else keeps a search engine from it. */
export const isNowhere = (route: string) => route.endsWith('/*');
