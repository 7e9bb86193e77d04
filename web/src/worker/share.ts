/** Takes what a device shares with the app, and leads to the upload. */
export async function handleShare(_request: Request): Promise<Response> {
  return Response.redirect('/upload', 303);
}
