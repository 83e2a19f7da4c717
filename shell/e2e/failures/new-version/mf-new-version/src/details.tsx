export default function Details() {
  return <p>第一版的详情</p>;
}
