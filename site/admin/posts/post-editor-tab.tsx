import { useNewRowForm } from "#site/admin/form-safety/use-new-row-form.ts";
import { useTab } from "#site/admin/navigation/admin-navigation.tsx";
import { PostEditor } from "./post-editor.tsx";
import { PostForm } from "./post-form.tsx";

/** An empty form, or the post whose id is in the URL. */
export function PostEditorTab() {
  const { id } = useTab();
  const { isOpen, key, onRowChange } = useNewRowForm(id, null);
  if (id === null || isOpen) {
    return <PostForm key={key} loaded={null} onRowChange={onRowChange} />;
  }
  return <PostEditor key={id} id={id} />;
}
