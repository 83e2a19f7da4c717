export default function Details() {
  return <p>第二版的详情</p>;
}
