DROP INDEX "actor_list_idx";--> statement-breakpoint
ALTER TABLE "actor" ADD COLUMN "member_name" text;--> statement-breakpoint
ALTER TABLE "actor" ADD COLUMN "member_phone" text;--> statement-breakpoint
CREATE INDEX "actor_name_idx" ON "actor" USING btree ("tenant_id","organ_id","kind","member_name","id","branch_id","department_id","status","member_id");--> statement-breakpoint
CREATE INDEX "actor_phone_idx" ON "actor" USING btree ("tenant_id","organ_id","kind","member_phone","id","branch_id","department_id","status","member_id");--> statement-breakpoint
CREATE INDEX "actor_list_idx" ON "actor" USING btree ("tenant_id","organ_id","kind","created_at","id","branch_id","department_id","status","member_id");--> statement-breakpoint
UPDATE "actor" SET "member_name" = m."name", "member_phone" = m."phone" FROM "member" m WHERE m."id" = "actor"."member_id";--> statement-breakpoint
CREATE FUNCTION "copy_member_to_actor"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  person record;
BEGIN
  SELECT name, phone INTO person FROM member WHERE id = NEW.member_id;
  IF FOUND THEN
    NEW.member_name := person.name;
    NEW.member_phone := person.phone;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "copy_member_to_actors"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE actor SET member_name = NEW.name, member_phone = NEW.phone
    WHERE tenant_id = NEW.tenant_id AND member_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "actor_member_copy" BEFORE INSERT OR UPDATE OF "member_id" ON "actor" FOR EACH ROW EXECUTE FUNCTION "copy_member_to_actor"();--> statement-breakpoint
CREATE TRIGGER "member_actor_copy" AFTER UPDATE OF "name", "phone" ON "member" FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name OR OLD.phone IS DISTINCT FROM NEW.phone) EXECUTE FUNCTION "copy_member_to_actors"();
