export default async function build() {}
