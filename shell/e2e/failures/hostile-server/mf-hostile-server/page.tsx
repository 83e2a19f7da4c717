/** It would be a page like others, if its server code did no harm. */
export default function Page() {
  return <h1>没有出错的页面</h1>;
}
